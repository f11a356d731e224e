<?php
/**
 * A request to the resolve route.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Resolve;

use Footbridge\Signature;

/**
 * "What would you respond at this path?", with the signature that proves the sender.
 */
final class Question {

	public const ROUTE_NAMESPACE = 'footbridge/v1';
	public const ROUTE           = '/resolve';

	/**
	 * Longer than any request line that web servers accept.
	 */
	private const MAX_LENGTH = 8000;

	/**
	 * PHP warns when a query has more variables than its own limit of a thousand.
	 */
	private const MAX_VARIABLES = 500;

	/**
	 * Path and query as received, or '' where there are none.
	 *
	 * @var string
	 */
	public $path;

	/**
	 * The timestamp header's value.
	 *
	 * @var string
	 */
	public $timestamp;

	/**
	 * The signature header's value.
	 *
	 * @var string
	 */
	public $signature;

	/**
	 * Stores the parts of a request as received.
	 *
	 * @param mixed $path      The parameter "path".
	 * @param mixed $timestamp The timestamp header.
	 * @param mixed $signature The signature header.
	 */
	public function __construct( $path, $timestamp, $signature ) {
		$this->path      = is_string( $path ) ? $path : '';
		$this->timestamp = is_string( $timestamp ) ? $timestamp : '';
		$this->signature = is_string( $signature ) ? $signature : '';
	}

	/**
	 * Returns the question in a request, before WordPress has parsed it.
	 *
	 * @param array<mixed> $server    $_SERVER.
	 * @param array<mixed> $query     $_GET.
	 * @param string       $home_path Path of the site's front page without the slash at its end, '' at the root.
	 * @param string       $prefix    WordPress's name for its REST API, "wp-json".
	 * @return self|null Null when the request is for something else.
	 */
	public static function of_request( array $server, array $query, string $home_path, string $prefix ): ?self {
		if ( 'GET' !== ( $server['REQUEST_METHOD'] ?? '' ) || ! self::is_for_route( $server, $query, $home_path, $prefix ) ) {
			return null;
		}
		return new self( $query['path'] ?? '', self::header( $server, Signature::HEADER_TIMESTAMP ), self::header( $server, Signature::HEADER_SIGNATURE ) );
	}

	/**
	 * Returns why the question is refused.
	 *
	 * @param string   $secret The shared secret, '' where none is set.
	 * @param int|null $now    Unix seconds; null is now.
	 * @return int|null HTTP status; null when it is accepted.
	 */
	public function refusal( string $secret, ?int $now = null ): ?int {
		if ( '' === $secret ) {
			return 503;
		}
		if ( ! Signature::verify( $this->path, $this->timestamp, $this->signature, $secret, $now ) ) {
			return 401;
		}
		return $this->is_path() ? null : 400;
	}

	/**
	 * Whether a request line could carry the path: it begins with a slash, has no control characters, and an end.
	 */
	private function is_path(): bool {
		return 1 === preg_match( '~^/[^\x00-\x1f\x7f]*$~D', $this->path )
			&& strlen( $this->path ) <= self::MAX_LENGTH
			&& substr_count( $this->path, '&' ) < self::MAX_VARIABLES;
	}

	/**
	 * Checks whether a request is for this route, in either form of WordPress's REST URLs.
	 *
	 * @param array<mixed> $server    $_SERVER.
	 * @param array<mixed> $query     $_GET.
	 * @param string       $home_path Path of the front page.
	 * @param string       $prefix    Name of the REST API.
	 */
	private static function is_for_route( array $server, array $query, string $home_path, string $prefix ): bool {
		$route = '/' . self::ROUTE_NAMESPACE . self::ROUTE;
		if ( isset( $query['rest_route'] ) ) {
			return is_string( $query['rest_route'] ) && rtrim( $query['rest_route'], '/' ) === $route;
		}
		$uri    = is_string( $server['REQUEST_URI'] ?? null ) ? $server['REQUEST_URI'] : '';
		$asked  = explode( '?', $uri, 2 )[0];
		$routes = array( "$home_path/$prefix$route", "$home_path/index.php/$prefix$route" );
		return in_array( rtrim( $asked, '/' ), $routes, true );
	}

	/**
	 * Returns a header's value from $_SERVER.
	 *
	 * @param array<mixed> $server $_SERVER.
	 * @param string       $name   The header's name.
	 * @return mixed
	 */
	private static function header( array $server, string $name ) {
		return $server[ 'HTTP_' . strtoupper( str_replace( '-', '_', $name ) ) ] ?? '';
	}
}
