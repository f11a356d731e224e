<?php
// WordPress's functions, as far as the plugin calls them. Add what a test needs, as small as it may be.

declare( strict_types=1 );

use Footbridge\Tests\Double\WordPress;

// Transients.
function get_transient( string $name ) {
	return WordPress::$transients[ $name ]['value'] ?? false;
}
function set_transient( string $name, $value, int $seconds = 0 ): bool {
	WordPress::$transients[ $name ] = array( 'value' => $value, 'left' => $seconds );
	return true;
}
function delete_transient( string $name ): bool {
	unset( WordPress::$transients[ $name ] );
	return true;
}

// Requests to other servers.
function wp_remote_get( string $url, array $arguments ) {
	WordPress::call( __FUNCTION__, array( $url, $arguments ) );
	return null === WordPress::$http ? new WP_Error( 'http_request_failed', 'Could not connect.' ) : ( WordPress::$http )( $url, $arguments );
}
function is_wp_error( $value ): bool {
	return $value instanceof WP_Error;
}
function wp_remote_retrieve_response_code( $response ): int {
	return is_array( $response ) ? $response['status'] : 0;
}
function wp_remote_retrieve_body( $response ): string {
	return is_array( $response ) ? $response['body'] : '';
}

// Registrations: only noted.
function register_post_type( string $name, array $arguments ): void {
	$arguments = apply_filters( 'register_post_type_args', $arguments, $name );
	WordPress::call( __FUNCTION__, array( $name, $arguments ) );
	WordPress::$options['types'][ $name ] = (object) $arguments;
	do_action( 'registered_post_type', $name, (object) $arguments );
}
function post_type_exists( string $name ): bool {
	return isset( WordPress::$options['types'][ $name ] );
}
function taxonomy_exists( string $name ): bool {
	return isset( WordPress::$options['taxonomies'][ $name ] );
}
function set_post_type( int $id, string $type ): void {
	WordPress::$posts[ $id ]->post_type = $type;
}
/** Returns the number of the call. */
function wp_generate_uuid4(): string {
	WordPress::call( __FUNCTION__, array() );
	return 'id-' . count( WordPress::$calls[ __FUNCTION__ ] );
}
function register_taxonomy( string $name, array $types, array $arguments ): void {
	WordPress::call( __FUNCTION__, array( $name, $types, $arguments ) );
	do_action( 'registered_taxonomy', $name, $types, $arguments );
}
// wp-admin and files.
function self_admin_url( string $path ): string {
	return 'https://cms.example.org/wp-admin/' . $path;
}
function is_admin(): bool {
	return null !== WordPress::$screen;
}
function get_current_screen(): ?object {
	return null === WordPress::$screen ? null : (object) array(
		'id'   => WordPress::$screen,
		'base' => WordPress::$screen,
	);
}
function plugin_basename( string $file ): string {
	return ltrim( (string) preg_replace( '~^.*/plugins/~', '', $file ), '/' );
}
function untrailingslashit( string $path ): string {
	return rtrim( $path, '/\\' );
}
function wp_json_encode( $value, int $flags = 0 ) {
	return json_encode( $value, $flags );
}

function sanitize_key( string $key ): string {
	return (string) preg_replace( '/[^a-z0-9_-]/', '', strtolower( $key ) );
}
function wp_slash( $value ) {
	if ( is_array( $value ) ) {
		return array_map( 'wp_slash', $value );
	}
	return is_string( $value ) ? addslashes( $value ) : $value;
}
function network_admin_url( string $path ): string {
	return 'https://cms.example.org/wp-admin/' . $path;
}

// Roles.
function get_role( string $name ): ?WP_Role {
	return WordPress::$roles[ $name ] ?? null;
}
function wp_roles(): object {
	return (object) array( 'role_objects' => WordPress::$roles );
}
function get_users( array $query ): array {
	$found = array_filter( WordPress::$meta, static fn( array $meta ): bool => false !== strpos( serialize( $meta[ $query['meta_key'] ] ?? '' ), $query['meta_value'] ) );
	return array_map( static fn( int $id ): WP_User => new WP_User( $id ), array_keys( $found ) );
}
function get_user_meta( int $id, string $key, bool $single ) {
	return WordPress::$meta[ $id ][ $key ] ?? '';
}
function update_user_meta( int $id, string $key, $value ): bool {
	WordPress::$meta[ $id ][ $key ] = $value;
	return true;
}

// Networks of sites.
function is_multisite(): bool {
	return isset( WordPress::$options['sites'] );
}
function get_sites( array $query ): array {
	return array_map( static fn( int $id ): object => (object) array( 'blog_id' => (string) $id ), WordPress::$options['sites'] );
}
// Versions and REST.
function get_bloginfo( string $name ): string {
	return WordPress::$options[ "bloginfo_$name" ] ?? '';
}
function get_file_data( string $file, array $headers ): array {
	$text = (string) file_get_contents( $file );
	return array_map( static fn( string $name ): string => preg_match( "/^ \\* $name: *(.*)$/m", $text, $found ) ? $found[1] : '', $headers );
}
function site_url( string $path, string $scheme = '' ): string {
	return 'relative' === $scheme ? $path : 'https://cms.example.com' . $path;
}
function wp_die( string $message, string $title, array $arguments ): void {
	throw new \RuntimeException( "$title: $message", $arguments['response'] );
}
function rest_get_server(): object {
	return new class() {
		public function send_header( string $name, string $value ): void {
			WordPress::call( 'send_header', array( $name, $value ) );
		}
	};
}

// Options.
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
