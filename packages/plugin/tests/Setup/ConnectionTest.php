<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Setup;

use Footbridge\Settings\Settings;
use Footbridge\Setup\Command;
use Footbridge\Setup\Connection;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

require_once dirname( __DIR__ ) . '/Double/wp-cli.php';

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
	public function test_what_cannot_be_used_is_refused_before_anything_is_written( string $words, callable $connect ): void {
		try {
			$connect();
			self::fail( 'It was taken.' );
		} catch ( \RuntimeException | \DomainException $problem ) {
			self::assertStringContainsString( $words, $problem->getMessage() );
		}
		self::assertSame( array(), WordPress::$options );
	}

	public function unusable(): array {
		$given   = static fn( array $given ): callable => static fn() => new Connection( $given );
		$command = static fn( array $options ): callable => static fn() => ( new Command() )( array( '/no/such/folder' ), $options );
		return array(
			array( 'no address of a front end', $given( array( 'frontEnd' => 'javascript:alert(1)' ) ) ),
			array( 'has no value', $given( array( 'frontEnd' => true ) ) ),
			array( 'no UUID', $given( array( 'frontEnd' => 'https://www.example.com', 'faustSecret' => 'letmein' ) ) ),
			array( 'at least 32 characters', $given( array( 'footbridgeSecret' => 'letmein' ) ) ),
			array( '"127.0.0.1:3000" is no address of a front end', $command( array( 'front-end' => '127.0.0.1:3000' ) ) ),
			array( 'no address of a front end', $command( array( 'front-end' => '' ) ) ),
			array( 'no readable JSON', $command( array( 'connection' => '/no/such/file.json' ) ) ),
			array( 'no exported content', $command( array( 'front-end' => 'http://127.0.0.1:3000' ) ) ),
		);
	}

	public function test_a_web_request_hooks_nothing_in(): void {
		Command::register();
		self::assertSame( array(), WordPress::$hooks );
	}
}
