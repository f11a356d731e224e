<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Setup;

use Footbridge\Setup\References;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** How relations survive an import. */
final class ReferencesTest extends TestCase {
	protected function setUp(): void {
		WordPress::reset();
	}

	/** @return array{post: int, key: string, kind: string, ids: list<int>, many: bool} */
	private static function field( string $key, string $kind, int ...$ids ): array {
		return array( 'post' => 10, 'key' => $key, 'kind' => $kind, 'ids' => array_values( $ids ), 'many' => 'author' !== $key );
	}

	public function test_fields_follow_what_got_another_id(): void {
		$references = new References( array( 10 => 10, 20 => 21 ), array( 5 => 105, 6 => 106 ) );
		$references->fields( array( self::field( 'topics', 'term', 6, 5 ), self::field( 'author', 'post', 20 ) ) );
		self::assertSame( array( array( 10, 'topics', array( '106', '105' ) ), array( 10, 'author', '21' ) ), WordPress::$calls['update_post_meta'] );
	}

	public function test_what_kept_its_id_is_not_written_again(): void {
		$references = new References( array( 10 => 10, 20 => 20 ), array() );
		$references->fields( array( self::field( 'author', 'post', 20 ) ) );
		self::assertArrayNotHasKey( 'update_post_meta', WordPress::$calls );
	}

	public function test_what_was_not_imported_is_left_out(): void {
		$references = new References( array( 10 => 11, 20 => 20 ), array() );
		$references->fields( array( self::field( 'photos', 'post', 20, 30 ), self::field( 'author', 'post', 30 ) ) );
		self::assertSame( array( array( 11, 'photos', array( '20' ) ), array( 11, 'author', '' ) ), WordPress::$calls['update_post_meta'] );
	}

	public function test_texts_name_pictures_by_the_ids_that_they_have_here(): void {
		$text = '<!-- wp:image {"id":12,"sizeSlug":"large"} --><img class="wp-image-12"/><img class="wp-image-120"/><!-- wp:image {"id":13} -->';
		self::assertSame( str_replace( array( '"id":12,', 'wp-image-12"' ), array( '"id":13,', 'wp-image-13"' ), $text ), References::picture_ids( $text, array( 12 => 13 ) ) );
	}
}
