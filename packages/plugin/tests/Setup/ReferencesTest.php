<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Setup;

use Footbridge\Setup\References;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** How relations survive an import. */
final class ReferencesTest extends TestCase {
	private static function field( string $key, bool $many, int ...$ids ): array {
		return array( 'post' => 10, 'key' => $key, 'ids' => array_values( $ids ), 'many' => $many );
	}

	public function test_fields_follow_their_terms_and_what_was_not_imported_is_left_out(): void {
		References::write( array( self::field( 'topics', true, 6, 5, 7 ), self::field( 'topic', false, 5 ), self::field( 'other', false, 7 ) ), array( 5 => 105, 6 => 106 ) );
		self::assertSame( array( array( 10, 'topics', array( '106', '105' ) ), array( 10, 'topic', '105' ), array( 10, 'other', '' ) ), WordPress::$calls['update_post_meta'] );
	}
}
