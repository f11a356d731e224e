/** The parameter of a Query Loop in a text. WordPress's routing does not read it, the block does. */
const NAME = /^query(?:-\d{1,10})?-page$/;
const NUMBER = /^\d{1,6}$/;

/** Whether a parameter is the requested page of a Query Loop: `query-1-page=2`. */
export const isLoopPage = (name: string, value: string): boolean => NAME.test(name) && NUMBER.test(value);

/** Returns the part of an address's query that requests pages of Query Loops; '' without one. */
export function loopPages(path: string): string {
  const query = [...new URLSearchParams(path.split('?')[1])];
  return new URLSearchParams(query.filter(([name, value]) => isLoopPage(name, value))).toString();
}
