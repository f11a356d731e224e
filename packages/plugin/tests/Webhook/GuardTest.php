<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Webhook;

use Footbridge\Webhook\Guard;
use PHPUnit\Framework\TestCase;

/** Saving continues, whatever fails here. */
final class GuardTest extends TestCase {
	public function test_a_fault_is_logged_and_what_is_filtered_passes(): void {
		$file   = (string) tempnam( sys_get_temp_dir(), 'log' );
		$former = (string) ini_set( 'error_log', $file );
		$filter = Guard::hook(
			static function (): void {
				throw new \TypeError( 'not so' );
			}
		);
		self::assertSame( 'value', $filter( 'value', 2 ) );
		ini_set( 'error_log', $former );
		self::assertMatchesRegularExpression( '/Footbridge: not so \(GuardTest\.php:\d+\)/', (string) file_get_contents( $file ) );
		unlink( $file );
	}
}
