<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Model;

use Footbridge\Model\RewriteRules;
use Footbridge\Model\ThemeSupport;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** What the plugin adds to any theme, and to WordPress's rules. */
final class ThemeTest extends TestCase {
	public function test_the_templates_stand_beside_the_themes_own(): void {
		ThemeSupport::register();
		$offered = apply_filters( 'theme_page_templates', array( 'wide.php' => 'Wide', 'template-reviews.php' => 'Their Reviews' ) );
		self::assertSame( 'Wide', $offered['wide.php'] );
		self::assertSame( 'Their Reviews', $offered['template-reviews.php'] );
		self::assertContains( 'Insurance Verification', $offered );
		self::assertSame( 'Landing Page', $offered['templates-php/landing.php'] );
	}

	public function test_the_themes_post_formats_stay(): void {
		$formats = ThemeSupport::formats( array( array( 'aside', 'recipe' ) ) );
		self::assertContains( 'recipe', $formats );
		self::assertContains( 'chat', $formats );
		self::assertSame( array_unique( $formats ), $formats );
		self::assertCount( 9, ThemeSupport::formats( false ) );
	}

	public function test_menu_locations_are_added_and_none_is_renamed(): void {
		ThemeSupport::register();
		WordPress::$options['nav_menus'] = array( 'primary' => 'Their menu' );
		do_action( 'after_setup_theme' );
		self::assertSame( array( 'footer', 'social' ), array_column( WordPress::$calls['register_nav_menu'], 0 ) );
		self::assertSame( array( 'post-thumbnails', 'post-formats' ), array_column( WordPress::$calls['add_theme_support'], 0 ) );
	}

	public function test_rewrite_rules_are_flushed_once_and_again_after_the_plugin_was_off(): void {
		RewriteRules::register();
		do_action( 'init' );
		do_action( 'init' );
		self::assertSame( array( array( false ) ), WordPress::$calls['flush_rewrite_rules'] );
		WordPress::$options['rewrite_rules'] = array( 'facilities/?$' => 'index.php?post_type=facility' );
		do_action( 'footbridge_deactivate' );
		self::assertArrayNotHasKey( 'rewrite_rules', WordPress::$options );
		do_action( 'init' );
		self::assertCount( 2, WordPress::$calls['flush_rewrite_rules'] );
	}
}
