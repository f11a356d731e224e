<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Setup;

use Footbridge\Setup\Options;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** What a settings file reaches, and what it never does. */
final class OptionsTest extends TestCase {
	protected function setUp(): void {
		$GLOBALS['wp_rewrite'] = new class() {
			public function init(): void {}
		};
	}

	public function test_the_sites_settings_are_written_and_the_rules_made_anew(): void {
		Options::site( array( 'blogname' => 'Example House', 'posts_per_page' => 10, 'permalink_structure' => '/%postname%/' ) );
		self::assertSame( 'Example House', WordPress::$options['blogname'] );
		self::assertSame( '/%postname%/', WordPress::$options['permalink_structure'] );
		self::assertCount( 1, WordPress::$calls['flush_rewrite_rules'] );
	}

	public function test_no_other_option_can_be_reached(): void {
		Options::site( array( 'siteurl' => 'https://evil.example', 'default_role' => 'administrator', 'users_can_register' => 1 ) );
		Options::fields( array( 'active_plugins' => array( 'evil.php' ), 'xoptions_rules' => '1', "options_a\n" => '1', 'options_rules' => '2', '_options_rules' => 'field_redirects_rules' ) );
		Options::pages( array( 'admin_email' => 4 ), array( 4 => 4 ) );
		self::assertSame( array( 'options_rules' => '2', '_options_rules' => 'field_redirects_rules' ), WordPress::$options );
	}

	public function test_pages_are_named_by_the_ids_that_they_have_here(): void {
		Options::pages( array( 'page_on_front' => 12, 'page_for_posts' => 13 ), array( 12 => 90 ) );
		self::assertSame( array( 'page_on_front' => 90, 'page_for_posts' => 0 ), WordPress::$options );
	}

	public function test_menus_take_their_locations_and_others_keep_theirs(): void {
		WordPress::$options['terms_by_slug'] = array( 'nav_menu/primary-menu' => new \WP_Term( array( 'term_id' => 7 ) ) );
		WordPress::$options['theme_mods']    = array( 'nav_menu_locations' => array( 'sidebar' => 3 ) );
		Options::menus( array( 'primary' => 'primary-menu', 'footer' => 'no-such-menu' ) );
		self::assertSame( array( 'sidebar' => 3, 'primary' => 7 ), WordPress::$options['theme_mods']['nav_menu_locations'] );
	}

	private static function field( string $key, bool $many, int ...$ids ): array {
		return array( 'post' => 10, 'key' => $key, 'ids' => array_values( $ids ), 'many' => $many );
	}

	public function test_fields_follow_their_terms_and_what_was_not_imported_is_left_out(): void {
		Options::references( array( self::field( 'topics', true, 6, 5, 7 ), self::field( 'topic', false, 5 ), self::field( 'other', false, 7 ) ), array( 5 => 105, 6 => 106 ) );
		self::assertSame( array( array( 10, 'topics', array( '106', '105' ) ), array( 10, 'topic', '105' ), array( 10, 'other', '' ) ), WordPress::$calls['update_post_meta'] );
	}
}
