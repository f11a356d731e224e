<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Blocks;

use Footbridge\Blocks\Patterns;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** The patterns of `patterns/`. */
final class PatternsTest extends TestCase {
	private const BLOCK = '~<!-- (/?)wp:([a-z/-]+)(?: (\{.*?\}))? (/?)-->~';

	/** Registers the patterns. */
	private static function patterns( array $brand = array() ): array {
		WordPress::reset();
		WordPress::$options['footbridge_brand'] = $brand;
		Patterns::register();
		do_action( 'rest_api_init' );
		return array_column( WordPress::$calls['register_block_pattern'], 1, 0 );
	}

	public function test_there_are_ten_with_titles_of_their_own(): void {
		$patterns = self::patterns();
		self::assertGreaterThanOrEqual( 10, count( array_unique( array_column( $patterns, 'title' ) ) ) );
		self::assertSame( array_fill( 0, count( $patterns ), array( 'footbridge' ) ), array_column( $patterns, 'categories' ) );
	}

	public function test_each_has_blocks_that_exist_with_attributes_that_exist_and_every_block_is_closed(): void {
		foreach ( self::patterns() as $name => $pattern ) {
			$open = array();
			preg_match_all( self::BLOCK, $pattern['content'], $blocks, PREG_SET_ORDER );
			self::assertNotSame( array(), $blocks, $name );
			foreach ( $blocks as list( , $closes, $block, $attributes, $is_alone ) ) {
				if ( '/' === $closes ) {
					self::assertSame( array_pop( $open ), $block, $name );
					continue;
				}
				if ( '/' !== $is_alone ) {
					$open[] = $block;
				}
				if ( 0 !== strpos( $block, 'footbridge/' ) ) {
					continue;
				}
				$file = dirname( __DIR__, 2 ) . '/footbridge/blocks/' . substr( $block, 11 ) . '/block.json';
				self::assertFileExists( $file, $name );
				$known = json_decode( (string) file_get_contents( $file ), true )['attributes'];
				self::assertSame( array(), array_diff_key( json_decode( '' === $attributes ? '{}' : $attributes, true ), $known ), "$name: $block" );
			}
			self::assertSame( array(), $open, $name );
		}
	}

	public function test_the_brands_words_stand_in_their_places(): void {
		$patterns = self::patterns( array( 'fullName' => 'First & House', 'shortName' => 'First', 'phone' => '(702) 555-0100' ) );
		self::assertStringContainsString( 'Starting treatment at First &amp; House begins', $patterns['footbridge/admissions-page']['content'] );
		self::assertStringContainsString( 'Call (702) 555-0100', $patterns['footbridge/admissions-page']['content'] );
		self::assertStringNotContainsString( '{brand.', implode( '', array_column( $patterns, 'content' ) ) );
		self::assertStringNotContainsString( '{brand.', implode( '', array_column( self::patterns(), 'content' ) ), 'before the site has answered' );
	}
}
