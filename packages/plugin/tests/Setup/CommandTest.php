<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Setup;

use Footbridge\Setup\Command;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

require_once dirname( __DIR__ ) . '/Double/wp-cli.php';

/** What the command refuses, and when. */
final class CommandTest extends TestCase {
	/** @dataProvider unusable */
	public function test_options_are_checked_before_anything_is_written( string $words, array $options ): void {
		try {
			( new Command() )( array( '/no/such/folder' ), $options );
			self::fail( 'It was taken.' );
		} catch ( \DomainException $refusal ) {
			self::assertStringContainsString( $words, $refusal->getMessage() );
		}
		self::assertSame( array(), WordPress::$options );
	}

	public function unusable(): array {
		return array(
			'an address without http://'  => array( '"127.0.0.1:3000" is no address of a front end', array( 'front-end' => '127.0.0.1:3000' ) ),
			'an empty address'            => array( 'no address of a front end', array( 'front-end' => '' ) ),
			'a file that is not there'    => array( 'no readable JSON', array( 'connection' => '/no/such/file.json' ) ),
			'a folder that is no export'  => array( 'no exported content', array( 'front-end' => 'http://127.0.0.1:3000' ) ),
		);
	}
}
