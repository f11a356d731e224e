<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Versions;

use Footbridge\Settings\Actions;
use Footbridge\Tests\Double\WordPress;
use Footbridge\Versions\Doctor;
use Footbridge\Versions\FaustGuard;
use PHPUnit\Framework\TestCase;

/**
 * FaustWP in versions with and without its vulnerability. Each test has a process of its own, because a constant marks
 * FaustWP as active.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class FaustGuardTest extends TestCase {
	private const AUTHORIZE = '/faustwp/v1/authorize';

	private function faustwp( string $version ): void {
		$file = (string) tempnam( sys_get_temp_dir(), 'faustwp' );
		file_put_contents( $file, "<?php\n/**\n * Plugin Name: Faust.js\n * Version: $version\n */\n" );
		define( 'FAUSTWP_FILE', $file );
		require __DIR__ . '/faustwp.php';
		FaustGuard::close();
	}

	private static function endpoint(): array {
		return apply_filters( 'rest_endpoints', array( self::AUTHORIZE => array( 'callback' => 'theirs' ), '/wp/v2/posts' => array( 'callback' => 'posts' ) ) );
	}

	public function holes(): array {
		return array( array( '1.5.0' ), array( '1.8.7' ), array( '1.8.8-beta.1' ), array( '' ) );
	}

	/** @dataProvider holes */
	public function test_an_old_one_accepts_no_access_token_and_gives_no_code_and_says_what_to_do( string $version ): void {
		$this->faustwp( $version );
		self::assertFalse( apply_filters( 'determine_current_user', false ) );
		do_action( 'graphql_register_types' );
		$_SERVER['REQUEST_URI'] = '/generate?redirect_uri=https%3A%2F%2Fwww.example.com%2F';
		$_GET['redirect_uri']   = 'https://www.example.com/';
		$this->expectException( \RuntimeException::class );
		$this->expectExceptionCode( 403 );
		$this->expectExceptionMessage( 'update it to 1.8.8 or newer' );
		do_action( 'parse_request' );
	}

	public function test_other_addresses_are_answered(): void {
		$this->faustwp( '1.5.0' );
		foreach ( array( '/generate/' => '', '/about/?redirect_uri=/' => '/', '/' => '' ) as $address => $redirect ) {
			$_SERVER['REQUEST_URI'] = $address;
			$_GET['redirect_uri']   = $redirect;
			do_action( 'parse_request' );
		}
		self::assertNotNull( Doctor::refusal() );
	}

	public function test_an_old_one_trades_nothing_for_tokens(): void {
		$this->faustwp( '1.8.7' );
		$endpoint = self::endpoint()[ self::AUTHORIZE ];
		self::assertSame( 'posts', self::endpoint()['/wp/v2/posts']['callback'] );
		foreach ( array( 'callback', 'permission_callback' ) as $name ) {
			$error = $endpoint[ $name ]();
			self::assertSame( array( 'footbridge_faustwp_outdated', 403 ), array( $error->code, $error->data['status'] ) );
		}
	}

	public function test_an_old_one_has_no_connection_test(): void {
		$this->faustwp( '1.5.0' );
		$result = ( new \ReflectionMethod( Actions::class, 'test' ) );
		$result->setAccessible( true );
		self::assertSame( array( 'good' => false, 'text' => FaustGuard::message() ), $result->invoke( null ) );
	}

	public function test_an_old_one_is_named_on_every_screen_and_nothing_hides_that(): void {
		$this->faustwp( '1.5.0' );
		WordPress::$capabilities = array( 'activate_plugins' );
		FaustGuard::register();
		ob_start();
		do_action( 'admin_notices' );
		$html = (string) ob_get_clean();
		self::assertStringContainsString( 'FaustWP 1.5.0 is older than 1.8.8', $html );
		self::assertStringContainsString( 'notice-error', $html );
		self::assertStringNotContainsString( 'is-dismissible', $html );
		// Who can not act reads no version.
		WordPress::$capabilities = array();
		$this->expectOutputString( '' );
		do_action( 'admin_notices' );
	}

	/** @dataProvider mended */
	public function test_a_mended_one_is_left_alone( string $version ): void {
		$this->faustwp( $version );
		WordPress::$capabilities = array( 'activate_plugins' );
		FaustGuard::register();
		self::assertNull( Doctor::refusal() );
		self::assertSame( 1, apply_filters( 'determine_current_user', false ) );
		self::assertSame( 'theirs', self::endpoint()[ self::AUTHORIZE ]['callback'] );
		$this->expectOutputString( '' );
		do_action( 'admin_notices' );
	}

	public function mended(): array {
		return array( array( '1.8.8' ), array( '1.8.12' ), array( '1.10.0' ), array( '2.0.0' ) );
	}
}
