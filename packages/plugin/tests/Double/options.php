<?php
// WordPress's options, as far as the plugin calls them.

declare( strict_types=1 );

use Footbridge\Tests\Double\WordPress;

function get_option( string $name, $otherwise = false ) {
	return WordPress::$options[ $name ] ?? $otherwise;
}
function update_option( string $name, $value, $autoload = null ): bool {
	WordPress::call( __FUNCTION__, array( $name, $autoload ) );
	WordPress::$options[ $name ] = $value;
	return true;
}
function delete_option( string $name ): bool {
	$there = isset( WordPress::$options[ $name ] );
	unset( WordPress::$options[ $name ] );
	return $there;
}
function add_option( string $name, $value, string $deprecated = '', $autoload = null ): bool {
	if ( isset( WordPress::$options[ $name ] ) ) {
		return false;
	}
	WordPress::$options[ $name ] = $value;
	return true;
}
