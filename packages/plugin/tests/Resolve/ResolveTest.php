<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Resolve;

use Footbridge\Resolve\Resolve;
use Footbridge\Settings\Settings;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** When a request becomes a reader's request. That has a process of its own: an address is resolved once in it. */
final class ResolveTest extends TestCase {
	private const SECRET = '0123456789abcdef0123456789abcdef';

	private static function request( string $uri, array $query, string $signed, string $method = 'GET' ): void {
		WordPress::$options[ Settings::OPTION ] = array( 'secret' => self::SECRET );
		$_GET                                   = $query;
		$_SERVER                                = array( 'REQUEST_METHOD' => $method, 'REQUEST_URI' => $uri );
		WordPress::sign( $signed, self::SECRET );
		$level = ob_get_level();
		Resolve::start();
		while ( ob_get_level() > $level ) {
			ob_end_clean();
		}
	}

	public function forms(): array {
		return array(
			'a parameter'     => array( '/index.php?rest_route=%2Ffootbridge%2Fv1%2Fresolve&path=%2Fabout%2F', array( 'rest_route' => '/footbridge/v1/resolve', 'path' => '/about/?x=1' ) ),
			'its own address' => array( '/blog/wp-json/footbridge/v1/resolve/?path=%2Fabout%2F', array( 'path' => '/about/?x=1' ) ),
		);
	}

	/**
	 * @dataProvider forms
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_a_signed_path_becomes_the_request( string $uri, array $query ): void {
		self::request( $uri, $query, '/about/?x=1' );
		self::assertTrue( Resolve::is_running() );
		self::assertSame( array( '/about/?x=1', array( 'x' => '1' ) ), array( $_SERVER['REQUEST_URI'], $_GET ) );
	}

	public function others(): array {
		$route = array( 'rest_route' => '/footbridge/v1/resolve', 'path' => '/about/' );
		return array(
			'another signature'  => array( '/index.php', $route, '/other/', 'GET' ),
			'another method'     => array( '/index.php', $route, '/about/', 'POST' ),
			'another parameter'  => array( '/index.php', $route + array( 'p' => '5' ), '/about/', 'GET' ),
			'another route'      => array( '/index.php', array( 'rest_route' => '/footbridge/v1/versions' ), '', 'GET' ),
			'a list'             => array( '/index.php', array( 'path' => array( '/about/' ) ) + $route, '', 'GET' ),
			'a page'             => array( '/about/', array( 'path' => '/about/' ), '/about/', 'GET' ),
			'the route in a query' => array( '/?x=/wp-json/footbridge/v1/resolve', array( 'path' => '/about/' ), '/about/', 'GET' ),
		);
	}

	/** @dataProvider others */
	public function test_all_else_stays_what_it_is( string $uri, array $query, string $signed, string $method ): void {
		self::request( $uri, $query, $signed, $method );
		self::assertSame( array( $uri, $query ), array( $_SERVER['REQUEST_URI'], $_GET ) );
		self::assertFalse( Resolve::is_running() );
	}

	/** @return array<string, array{ int, string, 2?: string, 3?: string }> Status, path, what is signed, the secret. */
	public static function refusals(): array {
		$cases = array(
			'without a secret'    => array( 503, '/about/', '/about/', '' ),
			'another signature'   => array( 401, '/about/', '/other/' ),
			'under another route' => array( 404, '/about/' ),
		);
		foreach ( array( '', 'about/', 'https://elsewhere.example/', "/a\nb/", "/a\0b/", "/about\n", '/' . str_repeat( 'a', 8000 ), '/?' . str_repeat( 'a&', 500 ) ) as $path ) {
			$cases[ substr( $path, 0, 20 ) ] = array( 400, $path );
		}
		foreach ( array( '/', '//elsewhere.example/', '/?s=a b', '/тест/', '/%00/' ) as $path ) {
			$cases[ $path ] = array( 404, $path );
		}
		return $cases;
	}

	/** @dataProvider refusals */
	public function test_what_is_not_answered_says_why( int $status, string $path, ?string $signed = null, string $secret = self::SECRET ): void {
		WordPress::$options[ Settings::OPTION ] = array( 'secret' => $secret );
		WordPress::sign( $signed ?? $path, self::SECRET );
		$_GET = array( 'path' => $path );
		self::assertSame( $status, Resolve::refuse()->data['status'] );
	}
}
