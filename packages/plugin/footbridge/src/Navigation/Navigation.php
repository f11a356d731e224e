<?php

declare( strict_types=1 );

namespace Footbridge\Navigation;

use Footbridge\Resolve\Listed;
use Footbridge\Rest;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The menus of a site that has none at a location: `GET /wp-json/footbridge/v1/navigation?location=primary` for the items of
 * the theme's Navigation block; at `pages`, the site's top pages. Everybody may read it: every page shows it.
 *
 * @phpstan-import-type Item from Items
 */
final class Navigation {
	private const MAX_PAGES = 12;

	/** Beginnings and ends of the names that themes give to a location, those of WordPress's own mapping among them. */
	private const THEME_NAMES = array(
		'primary' => '~^(?:primary|menu-1$|main|header|nav|top)|(?:main|primary|header)$~i',
		'footer'  => '~^(?:footer|bottom|subsidiary)|footer$~i',
		'social'  => '~social~i',
	);

	public static function register(): void {
		$location = array(
			'required' => true,
			'type'     => 'string',
			'enum'     => array( 'primary', 'footer', 'social', 'pages' ),
		);
		Rest::add( 'GET', '/navigation', array( self::class, 'answer' ), static fn(): bool => true, array( 'location' => $location ) );
	}

	public static function answer( WP_REST_Request $request ): WP_REST_Response {
		$location = (string) $request->get_param( 'location' );
		return new WP_REST_Response( array( 'items' => 'pages' === $location ? self::pages() : self::menu( $location ) ) );
	}

	/** @return list<Item> The items of the menu that the theme shows there under another name, else of the theme's block. */
	public static function menu( string $location ): array {
		if ( has_nav_menu( $location ) ) {
			return array();
		}
		$items = new Items();
		$menu  = self::theme_menu( $location );
		if ( 0 !== $menu ) {
			$items->add_menu( $menu );
		} elseif ( wp_is_block_theme() ) {
			$items->add( Blocks::at( $location ), 0 );
		}
		return $items->all();
	}

	/** Returns the menu at the theme's own location of that kind; 0 for none. */
	private static function theme_menu( string $location ): int {
		$own = array_diff_key( get_nav_menu_locations(), self::THEME_NAMES );
		foreach ( array_filter( array_intersect_key( $own, get_registered_nav_menus() ) ) as $name => $menu ) {
			if ( 1 === preg_match( self::THEME_NAMES[ $location ] ?? '~^$~', (string) $name ) ) {
				return (int) $menu;
			}
		}
		return 0;
	}

	/** @return list<Item> The pages at the top of the hierarchy that a list of pages may show, without the front page. */
	public static function pages(): array {
		$front = 'page' === get_option( 'show_on_front' ) ? (int) get_option( 'page_on_front' ) : 0;
		$pages = get_pages(
			array(
				'parent'      => 0,
				'sort_column' => 'menu_order,post_title',
				'exclude'     => array_merge( array( $front ), Listed::unlisted() ),
				'number'      => self::MAX_PAGES,
			)
		);
		$items = new Items();
		foreach ( is_array( $pages ) ? $pages : array() as $page ) {
			$items->add_page( $page, 0 );
		}
		return $items->all();
	}
}
