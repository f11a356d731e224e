<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Navigation;

use Footbridge\Navigation\Navigation;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** The menu of a site that has none at the front end's locations. */
final class NavigationTest extends TestCase {
	protected function setUp(): void {
		WordPress::$options['menu_items'][7] = array(
			self::item( 20, 'Care', '#' ),
			self::item( 21, 'Detox', 'https://cms.example/detox/', 20 ),
		);
	}

	private static function item( int $id, string $title, string $url, int $parent = 0 ): object {
		return (object) array( 'ID' => $id, 'title' => $title, 'url' => $url, 'menu_item_parent' => (string) $parent, 'type' => 'custom', 'object_id' => (string) $id, 'target' => '', 'classes' => array( '' ) );
	}

	private static function labels( array $locations, string $location ): array {
		WordPress::$options['menus']     = $locations;
		WordPress::$options['nav_menus'] = array_fill_keys( array_keys( $locations ), 'Name' );
		return array_column( Navigation::menu( $location ), 'label' );
	}

	public function test_a_menu_at_the_themes_own_location_is_the_front_ends(): void {
		foreach ( array( 'menu-1', 'main_menu', 'primary-menu', 'header', 'top', 'navigation' ) as $name ) {
			self::assertSame( array( 'Care', 'Detox' ), self::labels( array( $name => 7 ), 'primary' ), $name );
			self::assertSame( array(), self::labels( array( $name => 7 ), 'footer' ), $name );
		}
		self::assertSame( array( 'Care', 'Detox' ), self::labels( array( 'footer-menu' => 7 ), 'footer' ) );
		self::assertSame( array( 'Care', 'Detox' ), self::labels( array( 'social-links' => 7 ), 'social' ) );
		self::assertSame( array( 0, 1 ), array_column( Navigation::menu( 'social' ), 'parentDatabaseId' ) );
		self::assertSame( array(), self::labels( array( 'primary' => 7, 'menu-1' => 7 ), 'primary' ), 'the location has a menu' );
	}

	public function test_top_pages_leave_out_the_front_page(): void {
		WordPress::$options += array( 'show_on_front' => 'page', 'page_on_front' => 5, 'footbridge_unlisted' => array( 'at' => time(), 'ids' => array() ) );
		Navigation::pages();
		$query = WordPress::$calls['get_pages'][0][0];
		self::assertSame( 0, $query['parent'] );
		self::assertContains( 5, $query['exclude'] );
	}
}
