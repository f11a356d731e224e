<?php

declare( strict_types=1 );

namespace Footbridge\Resolve;

/**
 * Sets PHP's variables to those of an anonymous reader's GET request for an address, for WordPress, theme and plugins from
 * `plugins_loaded` on. What a plugin reads before, or by `filter_input()`, is still the front end's request.
 */
final class Replay {
	/** What names the front end or its own request. */
	private const DROPPED = array( 'PHP_AUTH_USER', 'PHP_AUTH_PW', 'PHP_AUTH_DIGEST', 'HTTP_AUTHORIZATION', 'REDIRECT_HTTP_AUTHORIZATION', 'PATH_INFO', 'ORIG_PATH_INFO', 'HTTP_COOKIE', 'HTTP_REFERER', 'HTTP_X_ORIGINAL_URL', 'HTTP_X_REWRITE_URL', 'UNENCODED_URL', 'HTTP_X_REQUESTED_WITH', 'HTTP_ACCEPT_LANGUAGE' );

	/** Replaces the request's variables. */
	public static function request( Address $address, string $home ): void {
		$_SERVER  = self::server( $_SERVER, $address, $home );
		$_GET     = $address->query;
		$_REQUEST = $address->query;
		$_POST    = array();
		$_COOKIE  = array();
		$_FILES   = array();
	}

	/**
	 * @param array<string, mixed> $server The server's variables.
	 * @return array<string, mixed> Those for an address. Host and scheme are the home's, or WordPress would redirect to them.
	 */
	public static function server( array $server, Address $address, string $home ): array {
		$parts    = parse_url( $home ); // phpcs:ignore WordPress.WP.AlternativeFunctions.parse_url_parse_url -- tested without WordPress.
		$parts    = is_array( $parts ) ? $parts : array();
		$is_https = 'https' === strtolower( $parts['scheme'] ?? '' );
		$port     = $parts['port'] ?? ( $is_https ? 443 : 80 );
		$folder   = rtrim( $parts['path'] ?? '', '/' );
		$request  = $folder . $address->uri;
		$host     = $parts['host'] ?? '';
		$server   = array_diff_key( $server, array_flip( self::DROPPED ) );
		return array_merge(
			$server,
			array(
				'REQUEST_METHOD' => 'GET',
				'HTTP_ACCEPT'    => 'text/html,*/*',
				'REQUEST_URI'    => $request,
				'QUERY_STRING'   => explode( '?', $request, 2 )[1] ?? '',
				'HTTP_HOST'      => isset( $parts['port'] ) ? "$host:$port" : $host,
				'SERVER_NAME'    => $host,
				'SERVER_PORT'    => (string) $port,
				'HTTPS'          => $is_https ? 'on' : '',
				'PHP_SELF'       => "$folder/index.php",
				'SCRIPT_NAME'    => "$folder/index.php",
			)
		);
	}

	/** @param array<string, string> $parameters For what reads them as those of a page's address. */
	public static function add( array $parameters ): void {
		$_GET = $parameters + $_GET; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- They change nothing.
	}
}
