<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Resolve;

use Footbridge\Resolve\Address;
use Footbridge\Resolve\Links;
use Footbridge\Resolve\Quiet;
use Footbridge\Resolve\Replay;
use Footbridge\Resolve\Watch;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;
use WP_Query;

/** The request that WordPress and its plugins read, and what is off meanwhile. */
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

	public function test_faust_neither_redirects_nor_rewrites_and_keeps_the_rest(): void {
		self::assertSame( '0', Quiet::as_without_faust( '1', 'enable_redirects' ) );
		self::assertSame( '0', Quiet::as_without_faust( '1', 'enable_rewrites' ) );
		self::assertSame( 'https://www.example.org', Quiet::as_without_faust( 'https://www.example.org', 'frontend_uri' ) );
	}

	public function test_posts_of_the_same_second_are_ordered_by_id_in_the_main_query_only(): void {
		$main = new WP_Query( array( 'is_main_query' ) );
		self::assertSame( 'wp_posts.post_date DESC, wp_posts.ID DESC', Quiet::in_one_order( 'wp_posts.post_date DESC', $main ) );
		self::assertSame( 'wp_posts.post_title ASC', Quiet::in_one_order( 'wp_posts.post_title ASC', $main ) );
		self::assertSame( 'wp_posts.post_date DESC', Quiet::in_one_order( 'wp_posts.post_date DESC', new WP_Query() ) );
	}

	public function test_blocks_and_widgets_of_wordpress_are_not_registered_but_those_of_others_are(): void {
		$GLOBALS['wp_filter'] = array( 'init' => (object) array( 'callbacks' => array( 10 => array(
			array( 'function' => 'trim' ),
			array( 'function' => 'register_block_core_archives' ),
			array( 'function' => 'wp_widgets_init' ),
			array( 'function' => array( 'WP_Block_Supports', 'init' ) ),
			array( 'function' => static fn() => null ),
		) ) ) );
		Quiet::without_looks();
		self::assertSame( array( 'register_block_core_archives', 'wp_widgets_init', array( 'WP_Block_Supports', 'init' ) ), array_column( WordPress::$calls['remove_action'], 1 ) );
	}

	private static function request( string $address ): Watch {
		return new Watch( new Address( $address ), new Links( array( 'https://cms.example.com/' ) ) );
	}

	public function test_a_redirect_that_only_removes_the_slash_is_none(): void {
		self::assertFalse( self::request( '/about/' )->keep_slash( 'https://cms.example.com/about' ) );
		self::assertFalse( self::request( '/about/?x=1' )->keep_slash( 'https://cms.example.com/about?x=1' ) );
		foreach ( array( '/about/' => '/team', '/about' => '/about/', '/about//' => '/about/', '/' => '/about/', '/about/?x=1' => '/about' ) as $asked => $target ) {
			self::assertSame( "https://cms.example.com$target", self::request( $asked )->keep_slash( "https://cms.example.com$target" ), $asked );
		}
		self::assertFalse( self::request( '/about/' )->keep_slash( false ) );
	}
}
