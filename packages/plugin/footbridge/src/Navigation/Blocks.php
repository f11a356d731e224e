<?php

declare( strict_types=1 );

namespace Footbridge\Navigation;

use WP_Block_Patterns_Registry;
use WP_Post;

/** Finds the blocks of a menu location: the Navigation blocks of header and footer, and the social icons of both. */
final class Blocks {
	/** The areas of each location, and the block that is looked for. */
	private const PLACES = array(
		'primary' => array( array( 'header' ), 'core/navigation' ),
		'footer'  => array( array( 'footer' ), 'core/navigation' ),
		'social'  => array( array( 'footer', 'header' ), 'core/social-links' ),
	);

	/** Patterns and parts within others are followed so deep. */
	private const MAX_DEPTH = 5;

	/** @return array<mixed> The parsed inner blocks of the first block of a location. */
	public static function at( string $location ): array {
		list( $areas, $name ) = self::PLACES[ $location ] ?? array( array(), '' );
		$found                = null;
		foreach ( $areas as $area ) {
			$found = $found ?? self::first( parse_blocks( self::part( $area ) ), $name, 0 );
		}
		$inner = $found['innerBlocks'] ?? array();
		$inner = is_array( $inner ) ? $inner : array();
		if ( 'core/navigation' !== $name || array() !== $inner ) {
			return $inner;
		}
		$ref = $found['attrs']['ref'] ?? 0;
		// As WordPress does, a Navigation block without items shows the newest menu.
		return 'primary' === $location || 0 !== $ref ? parse_blocks( self::menu( (int) $ref ) ) : array();
	}

	/** Returns the content of the active theme's part for an area. */
	private static function part( string $area ): string {
		$parts = get_block_templates( array( 'area' => $area ), 'wp_template_part' );
		foreach ( $parts as $part ) {
			if ( $area === $part->slug ) {
				return (string) $part->content;
			}
		}
		return isset( $parts[0] ) ? (string) $parts[0]->content : '';
	}

	/** Returns the content of a menu that is published; of the newest, if none is named or it is gone. */
	private static function menu( int $id ): string {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( $post instanceof WP_Post && 'wp_navigation' === $post->post_type && 'publish' === $post->post_status ) {
			return $post->post_content;
		}
		$newest = get_posts(
			array(
				'post_type'   => 'wp_navigation',
				'post_status' => 'publish',
				'numberposts' => 1,
			)
		);
		return isset( $newest[0] ) && $newest[0] instanceof WP_Post ? $newest[0]->post_content : '';
	}

	/**
	 * @param array<mixed> $blocks Parsed blocks.
	 * @return array<mixed>|null The first block of a name, also in patterns and parts.
	 */
	private static function first( array $blocks, string $name, int $depth ): ?array {
		foreach ( $blocks as $block ) {
			if ( ( $block['blockName'] ?? null ) === $name ) {
				return $block;
			}
			$found = self::first( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array(), $name, $depth );
			if ( null === $found && $depth < self::MAX_DEPTH ) {
				$found = self::first( parse_blocks( self::referred( $block ) ), $name, $depth + 1 );
			}
			if ( null !== $found ) {
				return $found;
			}
		}
		return null;
	}

	/** @param array<mixed> $block A block, for the content that it shows of a pattern, a synced pattern or a template part. */
	private static function referred( array $block ): string {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$slug       = is_string( $attributes['slug'] ?? null ) ? $attributes['slug'] : '';
		switch ( $block['blockName'] ?? '' ) {
			case 'core/pattern':
				$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( $slug );
				return (string) ( $pattern['content'] ?? '' );
			case 'core/template-part':
				$part = get_block_template( get_stylesheet() . '//' . $slug, 'wp_template_part' );
				return null === $part ? '' : (string) $part->content;
			case 'core/block':
				$post = get_post( (int) ( $attributes['ref'] ?? 0 ) );
				return $post instanceof WP_Post && 'wp_block' === $post->post_type && 'publish' === $post->post_status ? $post->post_content : '';
		}
		return '';
	}
}
