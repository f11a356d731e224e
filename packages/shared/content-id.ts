/** Id of the layout's content. No heading's id can equal it. */
export const CONTENT_ID = 'page-content';
