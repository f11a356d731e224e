/** The keys header in parts: hash, words, lists, and the kinds of things whose ids follow. */
export function readKeys(header: string | undefined) {
  const [hash = '', ...words] = (header ?? '').split(' ').filter(Boolean);
  const ids = words.filter((word) => !word.includes(':')).map((word) => Buffer.from(word, 'base64').toString('utf8'));
  return {
    hash,
    about: words.filter((word) => /^(?:graphql|operation):/.test(word)),
    lists: words.filter((word) => word.startsWith('list:')).toSorted(),
    ids,
    kinds: [...new Set(ids.map((id) => id.split(':')[0]))].toSorted(),
  };
}
