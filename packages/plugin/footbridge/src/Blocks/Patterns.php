<?php

declare( strict_types=1 );

namespace Footbridge\Blocks;

use Footbridge\Brands\FrontEndBrands;

/**
 * Registers each file of `patterns/`: blocks below a comment with what register_block_pattern() takes, as JSON. The brand's
 * words stand in it as `{brand.name}`, `{brand.shortName}` and `{brand.phone}`.
 */
final class Patterns {
	private const HEADER = '~^<!-- (\{.*?\}) -->\s*~s';

	/** Adds the hooks: patterns are for editors only. */
	public static function register(): void {
		add_action( 'admin_init', array( self::class, 'add' ) );
		add_action( 'rest_api_init', array( self::class, 'add' ) );
	}

	/** Registers the patterns. */
	public static function add(): void {
		register_block_pattern_category( OwnBlocks::CATEGORY, array( 'label' => __( 'The site’s own', 'footbridge' ) ) );
		$files = glob( dirname( \Footbridge\FILE ) . '/patterns/*.html' );
		foreach ( false === $files ? array() : $files as $file ) {
			$html = (string) file_get_contents( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the plugin.
			$has  = 1 === preg_match( self::HEADER, $html, $found ) ? json_decode( $found[1], true ) : null;
			if ( ! is_array( $has ) || ! is_string( $has['title'] ?? null ) ) {
				continue;
			}
			$pattern = array(
				'title'      => $has['title'],
				'categories' => array( OwnBlocks::CATEGORY ),
				'content'    => self::with_words( substr( $html, strlen( $found[0] ) ), FrontEndBrands::words() + array( 'name' => get_bloginfo( 'name' ) ) ),
			);
			register_block_pattern( 'footbridge/' . basename( $file, '.html' ), $pattern + $has );
		}
	}

	/** @param array<string, string> $words The brand's words by name, for their places; one that is not known yet is "…". */
	private static function with_words( string $html, array $words ): string {
		return (string) preg_replace_callback( '~\{brand\.(\w+)\}~', static fn( array $place ): string => esc_html( $words[ $place[1] ] ?? '…' ), $html );
	}
}
