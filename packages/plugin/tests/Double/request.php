<?php
// WordPress's functions around a request, as far as the resolve route calls them.

declare( strict_types=1 );

use Footbridge\Tests\Double\WordPress;

function rest_get_url_prefix(): string {
	return 'wp-json';
}
function remove_all_actions( string $name ): void {
	unset( WordPress::$hooks[ $name ] );
}
function __return_zero(): int {
	return 0;
}
function __return_empty_array(): array {
	return array();
}
function __return_empty_string(): string {
	return '';
}
function is_404(): bool {
	return $GLOBALS['wp_query']->is_404();
}
