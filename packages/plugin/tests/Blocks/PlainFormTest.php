<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Blocks;

use Footbridge\Blocks\PlainForm;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;
use WP_Post;

/** Blocks as plain HTML. The embedded WordPress passes the same cases. */
final class PlainFormTest extends TestCase {
	public static function cases(): array {
		$cases = json_decode( (string) file_get_contents( __DIR__ . '/plain-forms.json' ), true );
		return array_combine( array_column( $cases, 'title' ), array_map( static fn( array $one ): array => array( $one ), $cases ) );
	}

	/** @dataProvider cases */
	public function test_a_template_is_filled( array $given ): void {
		WordPress::$edited = $given['post'] ?? 0;
		foreach ( $given['posts'] ?? array() as $id => $post ) {
			WordPress::$posts[ $id ] = new WP_Post( array( 'ID' => $id, 'post_status' => 'publish', 'post_name' => basename( $post['link'] ), 'post_title' => $post['title'] ) );
		}
		self::assertSame( $given['html'], PlainForm::render( $given['plain'], $given['attributes'], $given['inner'] ?? '', $given['brand'] ?? array() ) );
	}

	public function test_a_long_template_takes_linear_time(): void {
		$template = str_repeat( '<p>{a}<', 20000 ) . str_repeat( '<div>', 20000 );
		self::assertIsString( PlainForm::render( $template, array( 'a' => 'b' ), '', array() ) );
	}

	public function test_a_draft_is_no_link(): void {
		WordPress::$posts[12] = new WP_Post( array( 'ID' => 12, 'post_status' => 'draft', 'post_name' => 'a', 'post_title' => 'A' ) );
		self::assertSame( '', PlainForm::render( '<p><a href="{link:id}">{title:id}</a></p>', array( 'id' => 12 ), '', array() ) );
	}
}
