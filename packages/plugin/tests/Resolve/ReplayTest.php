<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Resolve;

use Footbridge\Resolve\Address;
use Footbridge\Resolve\Replay;
use PHPUnit\Framework\TestCase;

/** The request that WordPress and its plugins read. */
final class ReplayTest extends TestCase {
	private const ASKED = array(
		'REQUEST_METHOD'     => 'GET',
		'REQUEST_URI'        => '/index.php?rest_route=/footbridge/v1/resolve&path=%2Fabout%2F',
		'HTTP_HOST'          => 'wordpress:8080',
		'HTTP_AUTHORIZATION' => 'Basic eDp5',
		'PATH_INFO'          => '/x',
		'REMOTE_ADDR'        => '10.0.0.7',
	);

	public function test_it_is_a_readers_request_for_the_address(): void {
		$server = Replay::server( self::ASKED, new Address( '/about/?x=1&y=a%20b#top' ), 'https://www.example.org/' );
		self::assertSame( array( '/about/?x=1&y=a%20b', 'x=1&y=a%20b', 'www.example.org', 'on', '443', '/index.php' ), array( $server['REQUEST_URI'], $server['QUERY_STRING'], $server['HTTP_HOST'], $server['HTTPS'], $server['SERVER_PORT'], $server['PHP_SELF'] ) );
		self::assertSame( '10.0.0.7', $server['REMOTE_ADDR'] );
	}

	public function test_a_site_in_a_folder_has_the_folder_in_its_addresses(): void {
		$server = Replay::server( self::ASKED, new Address( '/' ), 'http://example.org:8080/blog' );
		self::assertSame( array( '/blog/', '', 'example.org:8080', '', '/blog/index.php' ), array( $server['REQUEST_URI'], $server['QUERY_STRING'], $server['HTTP_HOST'], $server['HTTPS'], $server['SCRIPT_NAME'] ) );
	}

	public function test_nobodys_credentials_are_left(): void {
		$_COOKIE = array( 'wordpress_logged_in_test' => 'admin' );
		$_SERVER = self::ASKED;
		Replay::request( new Address( '/?p=5&a[]=1' ), 'https://www.example.org/' );
		self::assertSame( array( array( 'p' => '5', 'a' => array( '1' ) ), $_GET, array(), array() ), array( $_GET, $_REQUEST, $_POST, $_COOKIE ) );
		self::assertArrayNotHasKey( 'HTTP_AUTHORIZATION', $_SERVER );
		self::assertArrayNotHasKey( 'PATH_INFO', $_SERVER );
	}

	public function test_no_other_file_of_the_plugin_writes_phps_request(): void {
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( dirname( __DIR__, 2 ) . '/footbridge', \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			// Authorization.php moves one header to its own name.
			if ( ! in_array( $file->getFilename(), array( 'Replay.php', 'Authorization.php' ), true ) ) {
				self::assertDoesNotMatchRegularExpression( '/\$_(SERVER|GET|POST|REQUEST|COOKIE|FILES)(\[[^\]]*\])*\s*[.+?]*=(?!=|>)/', (string) file_get_contents( (string) $file ), (string) $file );
			}
		}
	}
}
