function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [column, other] of [...to].entries())
      next.push(
        Math.min((row[column] ?? 0) + (letter === other ? 0 : 1), (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Returns ` Did you mean "leads"?` for the name that is most like a word; an empty text where none is. */
export function didYouMean(word: string, names: readonly string[]): string {
  const [best] = names
    .map((name) => ({ name, letters: name.startsWith(word) ? 1 : distance(word, name) }))
    .toSorted((a, b) => a.letters - b.letters);
  return best && best.letters <= Math.max(2, best.name.length / 2) ? ` Did you mean "${best.name}"?` : '';
}
