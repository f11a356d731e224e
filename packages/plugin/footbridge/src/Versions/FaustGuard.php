<?php

declare( strict_types=1 );

namespace Footbridge\Versions;

use WP_Error;

/**
 * Closes FaustWP's sign-in before FaustWP 1.8.8, where any logged-in user can turn their authorization code into an
 * administrator's access token: no code is issued, by the /generate URL or by GraphQL, no code or token is exchanged, no
 * access token is accepted, and a notice on every screen of wp-admin says so.
 */
final class FaustGuard {
	private const ROUTES = array( '/faustwp/v1/authorize', '/wpac/v1/authorize' );

	public static function register(): void {
		add_action( 'admin_notices', array( self::class, 'notice' ) );
		add_action( 'network_admin_notices', array( self::class, 'notice' ) );
	}

	/**
	 * Replaces FaustWP's callbacks by refusals. Hooked to plugins_loaded, before anything can read WordPress's current user:
	 * FaustWP adds its callbacks when its files are loaded.
	 */
	public static function close(): void {
		if ( null === Doctor::refusal() ) {
			return;
		}
		remove_filter( 'determine_current_user', 'WPE\FaustWP\REST\rest_determine_current_user', 20 );
		remove_action( 'graphql_register_types', 'WPE\FaustWP\GraphQL\register_generate_ac_mutation' );
		remove_action( 'parse_request', 'WPE\FaustWP\Auth\handle_generate_endpoint' );
		add_action( 'parse_request', array( self::class, 'refuse_code' ) );
		add_filter( 'rest_endpoints', array( self::class, 'refuse_tokens' ), PHP_INT_MAX );
	}

	/** Ends a request to FaustWP's /generate with instructions. */
	public static function refuse_code(): void {
		// phpcs:disable WordPress.Security -- Only compared.
		$asked = is_string( $_SERVER['REQUEST_URI'] ?? null ) && ! empty( $_GET['redirect_uri'] ) ? $_SERVER['REQUEST_URI'] : '';
		// phpcs:enable
		if ( 0 === strpos( $asked, site_url( '/generate', 'relative' ) ) || 0 === strpos( $asked, home_url( '/generate', 'relative' ) ) ) {
			wp_die( esc_html( self::message() ), esc_html__( 'Sign-in is closed', 'footbridge' ), array( 'response' => 403 ) );
		}
	}

	/** Replaces FaustWP's REST routes that trade codes and refresh tokens. */
	public static function refuse_tokens( $endpoints ) {
		foreach ( is_array( $endpoints ) ? self::ROUTES : array() as $route ) {
			if ( isset( $endpoints[ $route ] ) ) {
				$endpoints[ $route ] = array(
					'methods'             => 'POST',
					'callback'            => array( self::class, 'error' ),
					'permission_callback' => array( self::class, 'error' ),
				);
			}
		}
		return $endpoints;
	}

	/** Returns the refusal as REST sends it. The front end knows its code. */
	public static function error(): WP_Error {
		return new WP_Error( 'footbridge_faustwp_outdated', self::message(), array( 'status' => 403 ) );
	}

	/** Prints the notice for users who can act on it. It is not dismissible. */
	public static function notice(): void {
		$finding = current_user_can( 'activate_plugins' ) ? Doctor::refusal() : null;
		if ( null === $finding ) {
			return;
		}
		printf(
			'<div class="notice notice-error"><p><strong>%s</strong></p><p>%s <a href="%s">%s</a></p><p>%s <a href="%s">%s</a></p></div>',
			esc_html( self::message() ),
			esc_html( Doctor::sentence( $finding ) ),
			esc_url( $finding['source'] ),
			esc_html__( 'See the fix', 'footbridge' ),
			esc_html__( 'Older versions of it do not always offer the update: install it again from the directory of plugins then.', 'footbridge' ),
			esc_url( self_admin_url( 'plugins.php' ) ),
			esc_html__( 'See the installed plugins', 'footbridge' )
		);
	}

	/** Returns the instructions in plain text. */
	public static function message(): string {
		$finding = Doctor::refusal();
		/* translators: 1: FaustWP, 2: the oldest safe version of it. */
		return null === $finding ? '' : sprintf( __( 'Nobody can sign in on the front end: %1$s on this WordPress is too old. An administrator has to update it to %2$s or newer.', 'footbridge' ), $finding['name'], $finding['below'] );
	}
}
