<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Preview;

use Footbridge\Preview\Panel;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;
use WP_Post;

/** The scripts that the block editor gets. */
final class PanelTest extends TestCase {
	protected function setUp(): void {
		WordPress::$edited  = 2;
		WordPress::$posts   = array( 2 => new WP_Post( array( 'ID' => 2, 'post_type' => 'page' ) ) );
		WordPress::$options = array(
			'footbridge_settings' => array( 'secret' => str_repeat( 's', 32 ), 'front_end' => 'https://site.example/<b' ),
			'object_taxonomies'   => array( 'page' => array( (object) array( 'name' => 'topic', 'rest_base' => 'topics' ), (object) array( 'name' => 'kind', 'rest_base' => false ) ) ),
		);
		Panel::register();
	}

	private static function scripts(): array {
		do_action( 'enqueue_block_editor_assets' );
		return array_column( WordPress::$calls['wp_enqueue_script'] ?? array(), 0 );
	}

	public function test_the_panel_gets_its_addresses_before_its_scripts_run(): void {
		self::assertContains( 'footbridge-live-preview', self::scripts() );
		$inline = WordPress::$calls['wp_add_inline_script'];
		self::assertSame( array( 'footbridge-autosave', 'footbridgeAutosave({"topic":"topics","kind":"kind"});' ), $inline[0] );
		self::assertSame( array( 'footbridge-block-editor', 'window.footbridgeLiveSettings = {"post":2,"siteOrigin":"https://site.example","url":"https://site.example/\u003Cb/preview/live/","restBase":"/wp/v2/pages","links":"/footbridge/v1/preview/links","token":"/footbridge/v1/preview/token"};', 'before' ), $inline[1] );
	}

	public function test_every_file_exists(): void {
		self::scripts();
		$urls = array_merge( array_column( WordPress::$calls['wp_enqueue_script'], 1 ), array_column( WordPress::$calls['wp_enqueue_style'], 1 ) );
		foreach ( $urls as $url ) {
			self::assertFileExists( dirname( __DIR__, 2 ) . '/footbridge/assets/' . basename( $url ) );
		}
	}

	public function test_each_script_comes_after_those_it_needs(): void {
		$loaded = array();
		foreach ( self::scripts() as $place => $name ) {
			$own = array_filter( WordPress::$calls['wp_enqueue_script'][ $place ][2], static fn( string $after ): bool => 0 === strpos( $after, 'footbridge-' ) );
			self::assertSame( array(), array_diff( $own, $loaded ) );
			$loaded[] = $name;
		}
	}

	public function test_without_address_or_secret_only_unsaved_values_are_sent(): void {
		WordPress::$options['footbridge_settings'] = array();
		self::assertSame( array( 'footbridge-autosave' ), self::scripts() );
	}

	public function test_other_editors_get_nothing(): void {
		WordPress::$edited = 0;
		self::assertSame( array(), self::scripts() );
	}
}
