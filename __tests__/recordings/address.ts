/** Address of the WordPress that was recorded. */
export const RECORDED_WORDPRESS = 'http://127.0.0.1:8080';
