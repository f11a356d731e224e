/** A page of this site: begins with one slash, ends in no file name and is no feed. Those change without a reload. Browsers read a backslash as a slash, and leave tabs out. */
export function isPage(href: string): boolean {
  return /^\/(?!\/|api\/|media\/|unlock\/|(?:.*\/)?feed\/?$)[^.\\\s]*$/.test(href.replace(/[?#].*/, ''));
}
