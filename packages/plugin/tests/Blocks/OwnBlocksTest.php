<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Blocks;

use Footbridge\Blocks\OwnBlocks;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** The blocks of `blocks/`, in WordPress and as shortcodes. */
final class OwnBlocksTest extends TestCase {
	protected function setUp(): void {
		OwnBlocks::register();
		do_action( 'init' );
	}

	public static function files(): array {
		$files = array();
		foreach ( glob( dirname( __DIR__, 2 ) . '/footbridge/blocks/*/block.json' ) ?: array() as $file ) {
			$files[ basename( dirname( $file ) ) ] = array( dirname( $file ), json_decode( (string) file_get_contents( $file ), true ) );
		}
		return $files;
	}

	/** @dataProvider files */
	public function test_each_block_is_complete( string $folder, array $json ): void {
		self::assertSame( 'footbridge/' . basename( $folder ), $json['name'] );
		foreach ( array( 'title', 'icon', 'description', 'keywords', 'example' ) as $key ) {
			self::assertArrayHasKey( $key, $json );
		}
		self::assertSame( OwnBlocks::CATEGORY, $json['category'] );
		self::assertArrayHasKey( $json['name'], OwnBlocks::settings() );
		foreach ( $json['attributes'] as $name => $attribute ) {
			self::assertContains( $attribute['type'], array( 'string', 'integer', 'number', 'boolean', 'array', 'object' ), $name );
			self::assertArrayHasKey( 'default', $attribute, $name );
		}
		// A place that names no attribute would empty its element for ever.
		preg_match_all( '~\{(?:link:|title:)?([a-zA-Z]\w*)\}~', $json['footbridge']['plain'], $places );
		self::assertSame( array(), array_diff( $places[1], array_keys( $json['attributes'] ), array( 'inner', 'item', 'pageAddress' ), self::keys( $json['attributes'] ) ) );
	}

	/** Returns the keys of objects in lists. */
	private static function keys( array $attributes ): array {
		return array_merge( array(), ...array_values( array_map( static fn( array $one ): array => array_keys( $one['items']['properties'] ?? array() ), $attributes ) ) );
	}

	public function test_automatic_excerpts_have_the_words_in_blocks_of_text(): void {
		$names = apply_filters( 'excerpt_allowed_wrapper_blocks', array( 'core/columns' ) );
		self::assertSame( array( 'core/columns', 'footbridge/introduction', 'footbridge/questions', 'footbridge/quote', 'footbridge/steps' ), $names );
	}

	public function test_wordpress_renders_the_plain_form(): void {
		list( , $arguments ) = self::registered( 'crisis-box' );
		self::assertStringContainsString( '<strong>Is &lt;it&gt; now?</strong>', $arguments['render_callback']( array( 'heading' => 'Is <it> now?' ), '' ) );
	}

	private static function registered( string $name ): array {
		foreach ( WordPress::$calls['register_block_type'] as $call ) {
			if ( basename( $call[0] ) === $name ) {
				return $call;
			}
		}
		self::fail( "$name is not registered" );
	}

	public function test_the_inserter_has_their_category_first(): void {
		self::assertSame( array( 'footbridge', 'text' ), array_column( apply_filters( 'block_categories_all', array( array( 'slug' => 'text' ) ) ), 'slug' ) );
	}

	public function test_a_shortcode_is_its_block(): void {
		$shortcodes = array_column( WordPress::$calls['add_shortcode'], 1, 0 );
		$rendered   = array();
		add_filter(
			'render_block',
			static function ( $html, $parsed ) use ( &$rendered ) {
				$rendered = array( $parsed['blockName'], $parsed['attrs'], $parsed['innerHTML'] );
				return $html;
			},
			10,
			2
		);
		$shortcodes['footbridge-facility-card']( array( 'facility' => '12', 'other' => 'a' ), '' );
		self::assertSame( array( 'footbridge/facility-card', array( 'facility' => 12 ), '' ), $rendered );
		$shortcodes['footbridge-facility-card']( array( 'facility' => 'twelve' ), '' );
		self::assertSame( array( 'facility' => 'twelve' ), $rendered[1], 'the site tells the editor' );
		$shortcodes['footbridge-facility-card']( '', "</p>\n<p>a</p>\n<p>" );
		self::assertSame( '<p>a</p>', trim( $rendered[2] ) );
	}
}
