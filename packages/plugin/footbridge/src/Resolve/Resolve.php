<?php

declare( strict_types=1 );

namespace Footbridge\Resolve;

use Footbridge\Rest;
use Footbridge\Settings\Settings;
use Footbridge\Signature;
use WP_Error;

/**
 * The resolve route, `GET /wp-json/footbridge/v1/resolve?path=…`, signed over the path: what would WordPress respond? It
 * handles the path as an anonymous reader's request, by its own rewrite rules, main query, redirects and template filters.
 */
final class Resolve {
	private const ROUTE = '/resolve';

	/** Longer than any request line that web servers accept. */
	private const MAX_LENGTH = 8000;

	/** PHP warns when a query has more variables than its own limit of a thousand. */
	private const MAX_VARIABLES = 500;

	private static bool $is_running = false;

	/** Whether an address is being resolved. */
	public static function is_running(): bool {
		return self::$is_running;
	}

	/** Adds the hooks of the route that refuses, and those of changes. */
	public static function register(): void {
		Rest::add( 'GET', self::ROUTE, array( self::class, 'refuse' ), array( self::class, 'refuse' ) );
		Listed::follow_changes();
	}

	/** Turns a signed request for the route into a reader's request for its path, before other plugins read the request. */
	public static function start(): void {
		// WordPress has not slashed the request yet.
		$path = self::is_asked() ? self::path( $_GET ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It is signed.
		if ( ! self::is_path( $path ) || ! Signature::is_in_request( $path ) ) {
			return;
		}
		self::$is_running = true;

		$address = new Address( $path );
		$links   = new Links( array( home_url( '/' ), site_url( '/' ), Settings::front_end() ) );
		Replay::request( $address, home_url( '/' ) );
		Quiet::register();
		Listed::register();
		Listing::register();
		( new Watch( $address, $links ) )->start();
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
		return '/' . Rest::ROUTE_NAMESPACE . self::ROUTE === untrailingslashit( $route );
	}

	/** Refuses what start() has not accepted. */
	public static function refuse(): WP_Error {
		$path = self::path( wp_unslash( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It is signed.
		if ( self::is_path( $path ) ) {
			$otherwise = new WP_Error( 'footbridge_resolve', __( 'This route answers GET requests only that reach WordPress under its own address.', 'footbridge' ), array( 'status' => 404 ) );
		} else {
			$otherwise = new WP_Error( 'rest_invalid_param', __( 'The path must begin with a slash, contain no control characters, at most 8,000 characters and 500 variables, and be the only parameter.', 'footbridge' ), array( 'status' => 400 ) );
		}
		return Rest::refusal( $path ) ?? $otherwise;
	}

	/** @param array<int|string, mixed> $query The parameters; without a path also if there are others, which are not signed. */
	private static function path( array $query ): string {
		$path = array() === array_diff_key( $query, array_flip( array( 'path', 'rest_route' ) ) ) ? $query['path'] ?? '' : '';
		return is_string( $path ) ? $path : '';
	}

	/** Whether a request line could carry the path: it begins with a slash, has no control characters, and an end. */
	private static function is_path( string $path ): bool {
		return 1 === preg_match( '~^/[^\x00-\x1f\x7f]*$~D', $path ) && strlen( $path ) <= self::MAX_LENGTH && substr_count( $path, '&' ) < self::MAX_VARIABLES;
	}
}
