/** Keeps the console quiet in each test of a file, and returns what was logged since the test began. Call it once, at the top. */
export function quietConsole(): string[] {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    for (const level of ['info', 'warn', 'error', 'log'] as const)
      jest.spyOn(console, level).mockImplementation((...words: unknown[]) => void lines.push(words.join(' ')));
  });
  return lines;
}
