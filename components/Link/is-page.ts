/** A page of this site: begins with one slash, ends in no file name and is no feed. Those change without a reload. */
export function isPage(href: string): boolean {
  return /^\/(?!\/|api\/|media\/|unlock\/|(?:.*\/)?feed\/?$)[^.]*$/.test(href.replace(/[?#].*/, ''));
}
