<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Resolve;

use Footbridge\Resolve\Visit;
use PHPUnit\Framework\TestCase;

/** The request that a reader would send. */
final class VisitTest extends TestCase {
	private const ROUTE = array(
		'REQUEST_METHOD'              => 'GET',
		'REQUEST_URI'                 => '/wp-json/footbridge/v1/resolve?path=%2Fabout%2F',
		'QUERY_STRING'                => 'path=%2Fabout%2F',
		'SCRIPT_FILENAME'             => '/srv/index.php',
		'PHP_SELF'                    => '/index.php',
		'HTTP_HOST'                   => 'wordpress.internal:8080',
		'HTTP_COOKIE'                 => 'wordpress_logged_in_x=1',
		'HTTP_AUTHORIZATION'          => 'Basic x',
		'PHP_AUTH_USER'               => 'admin',
		'HTTP_IF_MODIFIED_SINCE'      => 'Mon, 01 Jan 2029 00:00:00 GMT',
		'HTTP_X_FOOTBRIDGE_SIGNATURE' => 'sha256=00',
		'HTTPS'                       => 'on',
	);

	/** @return array<mixed> */
	private static function server( string $path, string $home = 'http://cms.example.org/' ): array {
		return ( new Visit( $path, $home ) )->server( self::ROUTE );
	}

	public function test_it_is_for_the_path_that_is_asked_about(): void {
		$server = self::server( '/category/rehab/?paged=2#top' );
		self::assertSame( '/category/rehab/?paged=2', $server['REQUEST_URI'] );
		self::assertSame( 'paged=2', $server['QUERY_STRING'] );
		self::assertSame( array( 'paged' => '2' ), ( new Visit( '/category/rehab/?paged=2#top', 'http://cms.example.org/' ) )->query() );
		self::assertSame( '/srv/index.php', $server['SCRIPT_FILENAME'] );
	}

	public function test_it_is_made_by_nobody(): void {
		$server = self::server( '/' );
		foreach ( array( 'HTTP_COOKIE', 'HTTP_AUTHORIZATION', 'PHP_AUTH_USER', 'HTTP_IF_MODIFIED_SINCE' ) as $name ) {
			self::assertArrayNotHasKey( $name, $server );
		}
		self::assertStringStartsWith( 'text/html', $server['HTTP_ACCEPT'] );
	}

	public function test_it_comes_under_the_sites_own_name(): void {
		$plain = self::server( '/', 'http://cms.example.org:8080' );
		self::assertSame( array( 'cms.example.org:8080', '8080' ), array( $plain['HTTP_HOST'], $plain['SERVER_PORT'] ) );
		self::assertArrayNotHasKey( 'HTTPS', $plain );
		$secure = self::server( '/', 'https://cms.example.org/' );
		self::assertSame( array( 'cms.example.org', '443', 'on' ), array( $secure['HTTP_HOST'], $secure['SERVER_PORT'], $secure['HTTPS'] ) );
	}

	public function test_a_site_in_a_folder_has_its_paths_below_it(): void {
		$server = self::server( '/about/', 'http://example.org/blog/' );
		self::assertSame( array( '/blog/about/', '/blog/index.php' ), array( $server['REQUEST_URI'], $server['PHP_SELF'] ) );
	}

	public function test_what_stands_below_the_script_is_told_as_servers_do(): void {
		self::assertSame( '/a b/', self::server( '/index.php/a%20b/?x=1' )['PATH_INFO'] );
		self::assertArrayNotHasKey( 'PATH_INFO', self::server( '/index.php' ) );
	}

	public function test_it_changes_nothing(): void {
		$visit = new Visit( '/?rest_route=/wp/v2/comments&_method=POST', 'http://cms.example.org/' );
		self::assertSame( array( 'rest_route' => '/wp/v2/comments' ), $visit->query() );
		self::assertArrayNotHasKey( 'HTTP_X_HTTP_METHOD_OVERRIDE', $visit->server( array( 'HTTP_X_HTTP_METHOD_OVERRIDE' => 'DELETE' ) ) );
	}

	public function test_a_query_is_read_as_php_reads_it(): void {
		$query = ( new Visit( '/?a=1&b[]=2&b[]=3&a=4&c=%20+', 'http://cms.example.org/' ) )->query();
		self::assertSame(
			array(
				'a' => '4',
				'b' => array( '2', '3' ),
				'c' => '  ',
			),
			$query
		);
		self::assertSame( array(), ( new Visit( '/about/', 'http://cms.example.org/' ) )->query() );
	}
}
