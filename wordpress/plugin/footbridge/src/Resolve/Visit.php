<?php
/**
 * The request that an anonymous reader would have sent.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Resolve;

/**
 * Turns the request for the route into the request for the path in the question.
 */
final class Visit {

	/**
	 * Headers that identify the caller or its cached copy: they are the front end's, not the reader's.
	 */
	private const CALLER_HEADERS = array(
		'CONTENT_LENGTH',
		'CONTENT_TYPE',
		'HTTP_AUTHORIZATION',
		'HTTP_COOKIE',
		'HTTP_IF_MODIFIED_SINCE',
		'HTTP_IF_NONE_MATCH',
		'HTTP_X_HTTP_METHOD_OVERRIDE',
		'HTTP_X_REQUESTED_WITH',
		'HTTP_X_WP_NONCE',
		'HTTPS',
		'ORIG_PATH_INFO',
		'PATH_INFO',
		'PHP_AUTH_DIGEST',
		'PHP_AUTH_PW',
		'PHP_AUTH_USER',
		'REDIRECT_HTTP_AUTHORIZATION',
	);

	/**
	 * Path and query below the host.
	 *
	 * @var string
	 */
	private $uri;

	/**
	 * The site's URL, parsed.
	 *
	 * @var array<string, int|string>
	 */
	private $home;

	/**
	 * A visit to a path of the site.
	 *
	 * @param string $path Path and query, beginning with a slash.
	 * @param string $home The address of the site's front page.
	 */
	public function __construct( string $path, string $home ) {
		$parts      = parse_url( $home ); // phpcs:ignore WordPress.WP.AlternativeFunctions.parse_url_parse_url -- tested without WordPress.
		$this->home = is_array( $parts ) ? $parts : array();
		$this->uri  = $this->folder() . explode( '#', $path, 2 )[0];
	}

	/**
	 * Returns the variables of the path's query, parsed as PHP would. Drops the one by which the REST API treats a GET
	 * as another method: resolving an address must change nothing.
	 *
	 * @return array<int|string, mixed>
	 */
	public function query(): array {
		parse_str( $this->query_string(), $query );
		unset( $query['_method'] );
		return $query;
	}

	/**
	 * What PHP would have known of the request.
	 *
	 * Returns $_SERVER for the path. The host is the site's own: the front end may know WordPress by another name, and
	 * WordPress redirects other names to its own.
	 *
	 * @param array<mixed> $server $_SERVER of the request for the route.
	 * @return array<mixed>
	 */
	public function server( array $server ): array {
		$is_https = 'https' === ( $this->home['scheme'] ?? '' );
		$port     = $this->home['port'] ?? null;
		$script   = $this->folder() . '/index.php';
		$server_vars     = array_diff_key( $server, array_flip( self::CALLER_HEADERS ) );
		return array_merge(
			$server_vars,
			array(
				'REQUEST_METHOD' => 'GET',
				'REQUEST_URI'    => $this->uri,
				'QUERY_STRING'   => $this->query_string(),
				'PHP_SELF'       => $script,
				'SCRIPT_NAME'    => $script,
				'HTTP_ACCEPT'    => 'text/html,*/*;q=0.8',
				'HTTP_HOST'      => ( $this->home['host'] ?? '' ) . ( null === $port ? '' : ":$port" ),
				'SERVER_PORT'    => (string) ( $port ?? ( $is_https ? 443 : 80 ) ),
			),
			$is_https ? array( 'HTTPS' => 'on' ) : array(),
			$this->path_info( $script )
		);
	}

	/**
	 * Returns the query string, or ''.
	 */
	private function query_string(): string {
		return explode( '?', $this->uri, 2 )[1] ?? '';
	}

	/**
	 * Path of the front page without the slash at its end: '' unless WordPress lives in a folder of its host.
	 */
	private function folder(): string {
		return rtrim( (string) ( $this->home['path'] ?? '' ), '/' );
	}

	/**
	 * Returns the variables that web servers set for a path below the script ("/index.php/about/").
	 *
	 * @param string $script The script's path.
	 * @return array<string, string>
	 */
	private function path_info( string $script ): array {
		$path = explode( '?', $this->uri, 2 )[0];
		return 0 === strpos( $path, "$script/" ) ? array( 'PATH_INFO' => rawurldecode( substr( $path, strlen( $script ) ) ) ) : array();
	}
}
