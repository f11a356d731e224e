<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Navigation;

use Footbridge\Navigation\Items;
use PHPUnit\Framework\TestCase;

/** What the site shows of a Navigation block. */
final class ItemsTest extends TestCase {
	private static function block( string $name, array $attributes = array(), array $inner = array(), string $html = '' ): array {
		return array( 'blockName' => $name, 'attrs' => $attributes, 'innerBlocks' => $inner, 'innerHTML' => $html );
	}

	/** @return list<array{ string, string, int }> Label, address and parent of each item. */
	private static function shown( array ...$blocks ): array {
		$items = new Items();
		$items->add( $blocks, 0 );
		return array_map( static fn( array $item ): array => array( $item['label'], $item['url'], $item['parentDatabaseId'] ), $items->all() );
	}

	public function test_links_and_submenus_of_any_plugin_become_items(): void {
		$below = array(
			self::block( 'core/navigation-link', array( 'label' => 'Detox', 'url' => '/detox/' ) ),
			self::block( 'acme/mega-menu', array( 'label' => 'More', 'url' => '/more/' ), array( self::block( 'core/navigation-link', array( 'label' => 'Deep', 'url' => '/deep/' ) ) ) ),
		);
		self::assertSame(
			array( array( 'Care', '', 0 ), array( 'Detox', '/detox/', 1 ), array( 'More', '/more/', 1 ), array( 'Deep', '/deep/', 3 ) ),
			self::shown( self::block( 'core/navigation-submenu', array( 'label' => 'Care' ), $below ) )
		);
	}

	public function test_buttons_and_icons_are_links_and_containers_are_none(): void {
		$button = self::block( 'core/button', array(), array(), '<div><a class="x" href="/visit/?a=1&amp;b=2">Visit <b>us</b></a></div>' );
		self::assertSame(
			array( array( 'Visit us', '/visit/?a=1&b=2', 0 ), array( 'Mastodon', 'https://social.example/@us', 0 ) ),
			self::shown(
				self::block( 'core/buttons', array(), array( $button ) ),
				self::block( 'core/social-links', array(), array( self::block( 'core/social-link', array( 'service' => 'mastodon', 'url' => 'https://social.example/@us' ) ) ) ),
				self::block( 'core/search', array( 'label' => 'Search' ) ),
				self::block( 'core/spacer' ),
				array( 'blockName' => null, 'innerHTML' => "\n" )
			)
		);
	}

	public function test_a_link_to_a_draft_is_left_out_with_what_is_below_it(): void {
		$draft = array( 'label' => 'Draft', 'url' => '/draft/', 'kind' => 'post-type', 'id' => 99 );
		self::assertSame( array(), self::shown( self::block( 'core/navigation-submenu', $draft, array( self::block( 'core/navigation-link', array( 'label' => 'Below', 'url' => '/below/' ) ) ) ) ) );
	}

	public function test_window_and_classes_stay(): void {
		$items = new Items();
		$items->add( array( self::block( 'core/navigation-link', array( 'label' => 'Shop', 'url' => 'https://shop.example/', 'opensInNewTab' => true, 'className' => 'big  one' ) ) ), 0 );
		self::assertSame( '_blank', $items->all()[0]['target'] );
		self::assertSame( array( 'big', 'one' ), $items->all()[0]['cssClasses'] );
	}

	public function test_a_menu_of_any_size_ends(): void {
		self::assertCount( 1000, self::shown( ...array_fill( 0, 1500, self::block( 'core/navigation-link', array( 'label' => 'L', 'url' => '/l/' ) ) ) ) );
	}
}
