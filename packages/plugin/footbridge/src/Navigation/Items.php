<?php

declare( strict_types=1 );

namespace Footbridge\Navigation;

use WP_Post;

/**
 * Collects the items of a Navigation block in the form of WPGraphQL's menu items.
 *
 * @phpstan-type Item array{ databaseId: int, parentDatabaseId: int, order: int, objectId: int, label: string, url: string, target: string, cssClasses: list<string> }
 */
final class Items {
	/** As many as the site reads of a menu. */
	private const MAX_ITEMS = 1000;

	/** @var list<Item> The items so far. */
	private array $items = array();

	/** @return list<Item> The items, in the block's order. */
	public function all(): array {
		return $this->items;
	}

	/**
	 * Adds what blocks show. Any block with a label and an address counts as a link, also of other plugins.
	 *
	 * @param array<mixed> $blocks Parsed blocks.
	 */
	public function add( array $blocks, int $parent ): void {
		foreach ( $blocks as $block ) {
			$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
			$inner      = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array();
			switch ( $block['blockName'] ?? '' ) {
				case 'core/page-list':
					$this->add_pages( (int) ( $attributes['parentPageID'] ?? 0 ), $parent );
					continue 2;
				case 'core/home-link':
					$attributes += array(
						'label' => __( 'Home', 'footbridge' ),
						'url'   => home_url( '/' ),
					);
					break;
				case 'core/social-link':
					$attributes += array( 'label' => ucfirst( self::text( $attributes, 'service' ) ) );
					break;
				case 'core/button':
					$attributes += self::button( (string) ( $block['innerHTML'] ?? '' ) );
					break;
			}
			$is_link = isset( $attributes['url'] ) || array() !== $inner;
			if ( ! $is_link || '' === self::text( $attributes, 'label' ) ) {
				$this->add( $inner, $parent );
			} elseif ( self::is_public( $attributes ) ) {
				$this->add( $inner, $this->add_link( $attributes, $parent ) );
			}
		}
	}

	/** Adds the items of a classic menu. */
	public function add_menu( int $menu ): void {
		$numbers = array( 0 => 0 );
		$found   = wp_get_nav_menu_items( $menu );
		foreach ( is_array( $found ) ? $found : array() as $item ) {
			$attributes = array(
				'label'         => (string) $item->title,
				'url'           => (string) $item->url,
				'kind'          => 'post_type' === $item->type ? 'post-type' : '',
				'id'            => 'post_type' === $item->type ? (int) $item->object_id : 0,
				'opensInNewTab' => '_blank' === $item->target,
				'className'     => implode( ' ', (array) $item->classes ),
			);
			if ( self::is_public( $attributes ) ) {
				$numbers[ (int) $item->ID ] = $this->add_link( $attributes, $numbers[ (int) $item->menu_item_parent ] ?? 0 );
			}
		}
	}

	/** Adds a page and returns its number. */
	public function add_page( WP_Post $page, int $parent ): int {
		return $this->add_link(
			array(
				'label' => get_the_title( $page ),
				'url'   => get_permalink( $page ),
				'id'    => $page->ID,
			),
			$parent
		);
	}

	/** Adds the pages below a page, with those below them. */
	private function add_pages( int $top, int $parent ): void {
		$pages   = get_pages(
			array(
				'child_of'    => $top,
				'sort_column' => 'menu_order,post_title',
			)
		);
		$numbers = array( $top => $parent );
		// Parents come before their children.
		foreach ( is_array( $pages ) ? $pages : array() as $page ) {
			$numbers[ $page->ID ] = $this->add_page( $page, $numbers[ $page->post_parent ] ?? $parent );
		}
	}

	/** @param array<mixed> $attributes Those of a link below another one. Returns its number. */
	private function add_link( array $attributes, int $parent ): int {
		$number = count( $this->items ) + 1;
		if ( $number > self::MAX_ITEMS ) {
			return $parent;
		}
		$this->items[] = array(
			'databaseId'       => $number,
			'parentDatabaseId' => $parent,
			'order'            => $number,
			'objectId'         => is_numeric( $attributes['id'] ?? null ) ? (int) $attributes['id'] : 0,
			'label'            => self::text( $attributes, 'label' ),
			'url'              => self::text( $attributes, 'url' ),
			'target'           => true === ( $attributes['opensInNewTab'] ?? false ) ? '_blank' : '',
			'cssClasses'       => array_values( array_filter( explode( ' ', self::text( $attributes, 'className' ) ) ) ),
		);
		return $number;
	}

	/** @param array<mixed> $attributes Whether everybody may see what they link to. WordPress leaves out links to drafts. */
	private static function is_public( array $attributes ): bool {
		$id     = is_numeric( $attributes['id'] ?? null ) ? (int) $attributes['id'] : 0;
		$type   = $attributes['type'] ?? '';
		$is_one = 'post-type' === ( $attributes['kind'] ?? '' ) || 'post' === $type || 'page' === $type;
		return ! $is_one || 0 === $id || 'publish' === get_post_status( $id );
	}

	/** @return array{ label: string, url: string } The label and the address in a button's HTML. */
	private static function button( string $html ): array {
		preg_match( '/\shref="([^"]*)"/', $html, $found );
		return array(
			'label' => trim( wp_strip_all_tags( $html ) ),
			'url'   => html_entity_decode( $found[1] ?? '', ENT_QUOTES ),
		);
	}

	/** @param array<mixed> $attributes Attributes, of which one that is no text is empty. */
	private static function text( array $attributes, string $name ): string {
		$value = $attributes[ $name ] ?? '';
		return is_string( $value ) ? trim( $value ) : '';
	}
}
