<?php
declare( strict_types=1 );

namespace Footbridge\Tests;

use Footbridge\Authorization;
use PHPUnit\Framework\TestCase;

/** The front end's requests to a WordPress behind a login of the web server. */
final class AuthorizationTest extends TestCase {
	private const NAMES = array( 'PHP_AUTH_USER', 'PHP_AUTH_PW', 'HTTP_AUTHORIZATION', 'HTTP_X_FOOTBRIDGE_AUTHORIZATION' );

	protected function setUp(): void {
		$_SERVER = array_merge( $_SERVER, array_combine( self::NAMES, array( 'gate', 'open', 'Basic Z2F0ZTpvcGVu', '' ) ) );
		unset( $_SERVER['HTTP_X_FOOTBRIDGE_AUTHORIZATION'] );
	}

	public function test_an_editors_token_takes_the_place_of_the_login(): void {
		$_SERVER['HTTP_X_FOOTBRIDGE_AUTHORIZATION'] = 'Bearer token';
		Authorization::restore();
		self::assertSame( 'Bearer token', $_SERVER['HTTP_AUTHORIZATION'] );
		self::assertArrayNotHasKey( 'PHP_AUTH_USER', $_SERVER );
	}

	public function test_without_a_token_wordpress_sees_no_login(): void {
		$_SERVER['HTTP_X_FOOTBRIDGE_AUTHORIZATION'] = 'none';
		Authorization::restore();
		self::assertArrayNotHasKey( 'HTTP_AUTHORIZATION', $_SERVER );
		self::assertArrayNotHasKey( 'PHP_AUTH_PW', $_SERVER );
	}

	public function test_other_requests_stay_as_they_are(): void {
		Authorization::restore();
		self::assertSame( array( 'gate', 'Basic Z2F0ZTpvcGVu' ), array( $_SERVER['PHP_AUTH_USER'], $_SERVER['HTTP_AUTHORIZATION'] ) );
	}
}
