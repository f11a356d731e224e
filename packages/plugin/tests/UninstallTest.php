<?php
declare( strict_types=1 );

namespace Footbridge\Tests;

use Footbridge\Brands\BrandList;
use Footbridge\Settings\Settings;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** What remains when the plugin is deleted. */
final class UninstallTest extends TestCase {
	/** @var mixed WordPress's database. */
	private $database;

	protected function setUp(): void {
		WordPress::reset();
		$this->database  = $GLOBALS['wpdb'] ?? null;
		$GLOBALS['wpdb'] = new class() {
			public string $options  = 'wp_options';
			public string $postmeta = 'wp_postmeta';
			public string $posts    = 'wp_posts';
			public string $prefix   = 'wp_';

			public function get_blog_prefix(): string {
				return $this->prefix;
			}

			public function esc_like( string $text ): string {
				return $text;
			}

			public function prepare( string $query, string $pattern ): string {
				return $pattern;
			}

			/** @return list<string> Options by the prefix; transients are not there, as with an object cache. */
			public function get_col( string $pattern ): array {
				return array_values( array_filter( array_keys( WordPress::$options ), static fn( string $name ): bool => 0 === strpos( $name, rtrim( $pattern, '%' ) ) ) );
			}

			public function query( string $statement ): bool {
				return true;
			}
		};
	}

	protected function tearDown(): void {
		$GLOBALS['wpdb'] = $this->database;
	}

	public function test_the_plugins_options_brands_and_users_preferences_are_removed_and_others_stay(): void {
		WordPress::$options    = array( 'blogname' => 'Example', Settings::OPTION => array(), BrandList::NAME => array( 'ONE' => 'First House' ) );
		WordPress::$transients = array( BrandList::NAME => array( 'value' => array(), 'left' => 60 ) );
		WordPress::$meta[7]    = array( 'wp_persisted_preferences' => array( 'core' => array( 'fixedToolbar' => true ), 'footbridge' => array( 'livePreview' => true ) ) );
		defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', 'footbridge/footbridge.php' );
		require dirname( __DIR__ ) . '/footbridge/uninstall.php';
		self::assertSame( array( 'blogname' => 'Example' ), WordPress::$options );
		self::assertSame( array(), WordPress::$transients );
		self::assertSame( array( 'wp_persisted_preferences' => array( 'core' => array( 'fixedToolbar' => true ) ) ), WordPress::$meta[7] );
	}
}
