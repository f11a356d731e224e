<?php
// WordPress's hooks, as far as the plugin calls them.

declare( strict_types=1 );

use Footbridge\Tests\Double\WordPress;

function add_action( string $name, callable $callback, int $priority = 10, int $accepted = 1 ): bool {
	return add_filter( $name, $callback, $priority, $accepted );
}
function add_filter( string $name, callable $callback, int $priority = 10, int $accepted = 1 ): bool {
	WordPress::$hooks[ $name ][ $priority ][] = array( $callback, $accepted );
	return ksort( WordPress::$hooks[ $name ] );
}
function remove_filter( string $name, callable $callback, int $priority = 10 ): void {
	$there = WordPress::$hooks[ $name ][ $priority ] ?? array();

	WordPress::$hooks[ $name ][ $priority ] = array_filter( $there, static fn( array $hooked ): bool => $hooked[0] !== $callback );
}
function remove_action( string $name, $callback, int $priority = 10 ): void {
	WordPress::call( __FUNCTION__, array( $name, $callback ) );
	if ( is_callable( $callback ) ) {
		remove_filter( $name, $callback, $priority );
	}
}
function apply_filters( string $name, ...$arguments ) {
	foreach ( array_merge( array(), ...array_values( WordPress::$hooks[ $name ] ?? array() ) ) as list( $callback, $accepted ) ) {
		$arguments[0] = $callback( ...array_slice( $arguments, 0, $accepted ) );
	}
	return $arguments[0] ?? null;
}
function do_action( string $name, ...$arguments ): void {
	foreach ( WordPress::$hooks[ $name ] ?? array() as $callbacks ) {
		foreach ( $callbacks as list( $callback, $accepted ) ) {
			$callback( ...array_slice( $arguments, 0, $accepted ) );
		}
	}
}
function register_activation_hook( string $file, callable $callback ): void {
	add_action( 'activate_' . basename( $file ), $callback );
}
function register_deactivation_hook( string $file, callable $callback ): void {
	add_action( 'deactivate_' . basename( $file ), $callback );
}
function remove_all_actions( string $name ): void {
	unset( WordPress::$hooks[ $name ] );
}
