<?php
declare( strict_types=1 );

namespace Footbridge\Tests;

use Footbridge\Brands\FrontEndBrands;
use Footbridge\Plugin;
use Footbridge\Settings\Settings;
use Footbridge\Tests\Double\Database;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** What remains when the plugin is deleted. */
final class UninstallTest extends TestCase {
	protected function setUp(): void {
		// Transients are not in the table, as with an object cache.
		$GLOBALS['wpdb'] = new Database( static fn( string $query ): array => preg_grep( '~^' . preg_quote( (string) preg_replace( '~^.*LIKE |%$~', '', $query ), '~' ) . '~', array_keys( WordPress::$options ) ) );
	}

	public function test_the_plugins_options_brands_and_users_preferences_are_removed_and_others_stay(): void {
		WordPress::$options    = array( 'blogname' => 'Example', Settings::OPTION => array(), FrontEndBrands::NAME => array( 'ONE' => 'First House' ) );
		WordPress::$transients = array( FrontEndBrands::NAME => array( 'value' => array(), 'left' => 60 ) );
		WordPress::$meta[7]    = array( 'wp_persisted_preferences' => array( 'core' => array( 'fixedToolbar' => true ), 'footbridge' => array( 'livePreview' => true ) ) );
		WordPress::$roles      = array( 'editor' => new \WP_Role( array( 'edit_posts' => true, Plugin::CLEAR_ALL => true ) ) );
		defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', 'footbridge/footbridge.php' );
		require dirname( __DIR__ ) . '/footbridge/uninstall.php';
		self::assertSame( array( 'blogname' => 'Example' ), WordPress::$options );
		self::assertSame( array(), WordPress::$transients );
		self::assertSame( array( 'edit_posts' => true ), WordPress::$roles['editor']->capabilities );
		self::assertSame( array( 'wp_persisted_preferences' => array( 'core' => array( 'fixedToolbar' => true ) ) ), WordPress::$meta[7] );
	}
}
