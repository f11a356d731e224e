<?php
// WordPress's hooks, as far as the plugin calls them.

declare( strict_types=1 );

use Footbridge\Tests\Double\WordPress;

function add_action( string $name, callable $callback, int $priority = 10, int $accepted = 1 ): bool {
	WordPress::hook( $name, $callback, $priority, $accepted );
	return true;
}
function add_filter( string $name, callable $callback, int $priority = 10, int $accepted = 1 ): bool {
	WordPress::hook( $name, $callback, $priority, $accepted );
	return true;
}
function remove_filter( string $name, callable $callback, int $priority = 10 ): bool {
	return WordPress::unhook( $name, $callback, $priority );
}
function remove_action( string $name, $callback, int $priority = 10 ): bool {
	WordPress::call( __FUNCTION__, array( $name, $callback ) );
	return is_callable( $callback ) && WordPress::unhook( $name, $callback, $priority );
}
function apply_filters( string $name, ...$arguments ) {
	return WordPress::filter( $name, $arguments );
}
function do_action( string $name, ...$arguments ): void {
	WordPress::act( $name, $arguments );
}
function register_activation_hook( string $file, callable $callback ): void {
	add_action( 'activate_' . basename( $file ), $callback );
}
function register_deactivation_hook( string $file, callable $callback ): void {
	add_action( 'deactivate_' . basename( $file ), $callback );
}
