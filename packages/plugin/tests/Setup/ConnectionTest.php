<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Setup;

use Footbridge\Settings\Settings;
use Footbridge\Setup\Command;
use Footbridge\Setup\Connection;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** How a new site and its front end are connected. */
final class ConnectionTest extends TestCase {
	public function test_both_plugins_learn_where_the_front_end_is_and_keep_what_they_have(): void {
		WordPress::$options['faustwp_settings'] = array( 'secret_key' => 'theirs', 'enable_rewrites' => '1' );
		( new Connection( array( 'frontEnd' => 'http://127.0.0.1:3000/', 'footbridgeSecret' => str_repeat( 'a', 32 ) ) ) )->save();
		self::assertSame( array( 'secret_key' => 'theirs', 'enable_rewrites' => '1', 'frontend_uri' => 'http://127.0.0.1:3000' ), WordPress::$options['faustwp_settings'] );
		self::assertSame( array( 'http://127.0.0.1:3000', str_repeat( 'a', 32 ) ), array( Settings::front_end(), Settings::secret() ) );
	}

	public function test_a_secret_is_drawn_by_lot_once(): void {
		( new Connection( array() ) )->save();
		$drawn = Settings::secret();
		self::assertMatchesRegularExpression( '/^[0-9a-f]{64}$/', $drawn );
		( new Connection( array() ) )->save();
		self::assertSame( $drawn, Settings::secret() );
	}

	/** @dataProvider unusable */
	public function test_what_cannot_be_used_is_refused_before_anything_is_written( string $words, array $given ): void {
		try {
			new Connection( $given );
			self::fail( 'It was taken.' );
		} catch ( \RuntimeException $problem ) {
			self::assertStringContainsString( $words, $problem->getMessage() );
		}
		self::assertSame( array(), WordPress::$options );
	}

	public function unusable(): array {
		return array(
			array( 'no address of a front end', array( 'frontEnd' => 'javascript:alert(1)' ) ),
			array( 'no address of a front end', array( 'frontEnd' => '127.0.0.1:3000' ) ),
			array( 'has no value', array( 'frontEnd' => true ) ),
			array( 'no UUID', array( 'frontEnd' => 'https://www.example.com', 'faustSecret' => 'letmein' ) ),
			array( 'at least 32 characters', array( 'footbridgeSecret' => 'letmein' ) ),
		);
	}

	public function test_a_web_request_hooks_nothing_in(): void {
		Command::register();
		self::assertSame( array(), WordPress::$hooks );
	}
}
