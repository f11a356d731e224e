<?php

declare( strict_types=1 );

namespace Footbridge\Resolve;

use Footbridge\Settings\Settings;
use Footbridge\Signature;
use WP_Error;

/**
 * The resolve route: what would WordPress itself respond? `GET /wp-json/footbridge/v1/resolve?path=…`, signed over the
 * path.
 *
 * WordPress handles the path as an anonymous reader's request: the result comes from its own rewrite rules, main query,
 * redirects and template filters.
 */
final class Resolve {
	private const ROUTE_NAMESPACE = 'footbridge/v1';
	private const ROUTE           = '/resolve';

	/** Whether an address is being resolved. */
	private static bool $is_running = false;

	/** Whether the request is one for an address to be resolved. */
	public static function is_running(): bool {
		return self::$is_running;
	}

	/** Adds the hooks of the route that refuses, and those of changes. */
	public static function register(): void {
		add_action( 'rest_api_init', array( self::class, 'add_route' ) );
		Listed::follow_changes();
	}

	/**
	 * Turns a signed request for the route into a reader's request for its path. Hooked to plugins_loaded, before other
	 * plugins read the request.
	 */
	public static function start(): void {
		// WordPress has not slashed the request yet.
		$question = self::is_asked() ? self::question( $_GET, $_SERVER ) : null; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It is signed.
		if ( null === $question || null !== $question->refusal( Settings::secret() ) ) {
			return;
		}
		self::$is_running = true;

		$address = new Address( $question->path );
		$links   = new Links( array( home_url( '/' ), site_url( '/' ), Settings::front_end() ) );
		Replay::request( $address, home_url( '/' ) );
		Quiet::register();
		Listed::register();
		Listing::register();
		$rules = new Rules( $links );
		$watch = new Watch( $links, new Keys( $address, $links ), new Site( $rules ) );
		$watch->start();
		( new Request( $address, $rules, $watch ) )->register();
	}

	/** Whether the request is one for the route, at its own address or as a parameter. */
	private static function is_asked(): bool {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Only compared.
		$route  = $_GET['rest_route'] ?? null;
		$uri    = $_SERVER['REQUEST_URI'] ?? '';
		$method = $_SERVER['REQUEST_METHOD'] ?? '';
		// phpcs:enable
		if ( 'GET' !== $method || ! is_string( $uri ) ) {
			return false;
		}
		$route = is_string( $route ) ? $route : '';
		if ( '' === $route && 1 === preg_match( '~^[^?]*/' . preg_quote( rest_get_url_prefix(), '~' ) . '(/[^?]*)~', $uri, $found ) ) {
			$route = $found[1];
		}
		return '/' . self::ROUTE_NAMESPACE . self::ROUTE === untrailingslashit( $route );
	}

	/** Registers the route with the REST API. */
	public static function add_route(): void {
		register_rest_route(
			self::ROUTE_NAMESPACE,
			self::ROUTE,
			array(
				'methods'             => 'GET',
				'callback'            => array( self::class, 'refuse' ),
				'permission_callback' => array( self::class, 'refuse' ),
			)
		);
	}

	/** Refuses what start() has not accepted. */
	public static function refuse(): WP_Error {
		rest_get_server()->send_header( 'Cache-Control', 'no-store, private' );
		return self::error( self::question( wp_unslash( $_GET ), wp_unslash( $_SERVER ) )->refusal( Settings::secret() ) ?? 404 ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It is signed.
	}

	/**
	 * Returns the path in the request, with its signature. Other parameters are not signed: with them there is no path.
	 *
	 * @param array<int|string, mixed> $query  The request's parameters.
	 * @param array<string, mixed>     $server The request's headers, as PHP names them.
	 */
	private static function question( array $query, array $server ): Question {
		$path  = array() === array_diff_key( $query, array_flip( array( 'path', 'rest_route' ) ) ) ? $query['path'] ?? '' : '';
		$proof = array();
		foreach ( array( Signature::HEADER_TIMESTAMP, Signature::HEADER_SIGNATURE ) as $header ) {
			$proof[] = $server[ 'HTTP_' . strtoupper( str_replace( '-', '_', $header ) ) ] ?? '';
		}
		return new Question( $path, ...$proof );
	}

	/** A refusal in words. */
	private static function error( int $status ): WP_Error {
		$messages = array(
			400 => __( 'The path must begin with a slash, contain no control characters, at most 8,000 characters and 500 variables, and be the only parameter.', 'footbridge' ),
			404 => __( 'This route answers GET requests only that reach WordPress under its own address.', 'footbridge' ),
			401 => __( 'The signature is not that of this path and secret, or it is too old.', 'footbridge' ),
			503 => __( 'No shared secret is set: see Settings → Footbridge.', 'footbridge' ),
		);
		$codes    = array(
			400 => 'rest_invalid_param',
			401 => 'footbridge_signature',
			503 => 'footbridge_no_secret',
		);
		return new WP_Error( $codes[ $status ] ?? 'footbridge_resolve', $messages[ $status ] ?? '', array( 'status' => $status ) );
	}
}
