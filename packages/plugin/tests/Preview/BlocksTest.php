<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Preview;

use Footbridge\Preview\Blocks;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** Numbers of blocks in a previewed post. */
final class BlocksTest extends TestCase {
	private const CONTENT = '<!-- wp:heading -->';

	protected function setUp(): void {
		WordPress::$edited = 2;
		Blocks::register( 2, self::CONTENT );
	}

	/** Renders a text with blocks as the_content does. */
	private static function content( array $blocks, string $text = self::CONTENT ): string {
		$hooks = WordPress::$hooks['the_content'];
		foreach ( $hooks[ PHP_INT_MIN ] as list( $begin ) ) {
			$begin( $text );
		}
		$html = implode( '', array_map( 'render_block', $blocks ) );
		foreach ( $hooks[10] as list( $end ) ) {
			$html = $end( $html );
		}
		return $html;
	}

	public function test_top_level_blocks_are_numbered_as_the_editor_counts_them(): void {
		$blocks = array( array( null, 'Text <em>a</em>' ), array( null, "\n\n" ), array( 'core/heading', '<h2>b</h2>' ), array( null, "\n" ), array( 'core/more', '<!--more-->' ), array( 'core/html', '<style>b{}</style><p>c</p>' ) );
		self::assertSame( "Text <em data-block=\"0\">a</em>\n\n<h2 data-block=\"1\">b</h2>\n<!--more--><style>b{}</style><p data-block=\"3\">c</p>", self::content( $blocks ) );
	}

	public function test_blocks_in_a_block_have_no_number(): void {
		$reused = static fn(): string => render_block( array( 'core/paragraph', '<p>a</p>' ) ) . render_block( array( 'core/separator', '<hr>' ) );
		self::assertSame( '<p data-block="0">a</p><hr><hr data-block="1">', self::content( array( array( 'core/block', $reused ), array( 'core/separator', '<hr>' ) ) ) );
	}

	public function test_another_text_in_a_block_has_no_numbers_and_does_not_end_counting(): void {
		$other = static function (): string {
			WordPress::$edited = 5;
			$html              = self::content( array( array( 'core/paragraph', '<p>a</p>' ) ), '<!-- wp:paragraph -->' );
			WordPress::$edited = 2;
			return "<div>$html</div>";
		};
		self::assertSame( '<div data-block="0"><p>a</p></div><hr data-block="1">', self::content( array( array( 'core/query', $other ), array( 'core/separator', '<hr>' ) ) ) );
	}

	public function test_a_block_that_another_plugin_renders_is_numbered(): void {
		add_filter( 'pre_render_block', static fn( $html, array $block ) => 'core/gallery' === $block['blockName'] ? '<ul>a</ul>' : $html, 10, 2 );
		self::assertSame( '<ul data-block="0">a</ul><hr data-block="1">', self::content( array( array( 'core/gallery', '' ), array( 'core/separator', '<hr>' ) ) ) );
	}

	public function test_other_texts_and_other_posts_have_no_numbers(): void {
		$block = array( array( 'core/separator', '<hr>' ) );
		self::assertSame( '<hr>', self::content( $block, '<!-- wp:separator -->' ) );
		WordPress::$edited = 5;
		self::assertSame( '<hr>', self::content( $block ) );
		WordPress::$edited = 2;
		self::content( $block );
		self::assertSame( '<hr>', render_block( $block[0] ), 'after the content' );
	}
}
