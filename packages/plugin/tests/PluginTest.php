<?php
declare( strict_types=1 );

namespace Footbridge\Tests;

use Footbridge\Plugin;
use Footbridge\Tests\Double\WordPress;
use Footbridge\Versions\FaustGuard;
use PHPUnit\Framework\TestCase;
use WP_Role;

/** When the plugin starts, and when it is deactivated. */
final class PluginTest extends TestCase {
	public function test_activation_starts_every_area_and_lets_administrators_clear_the_whole_cache(): void {
		WordPress::$roles = array( 'administrator' => new WP_Role( array( 'manage_options' => true ) ), 'editor' => new WP_Role() );
		Plugin::activate();
		self::assertSame( array( 'manage_options' => true, 'footbridge_clear_all' => true ), WordPress::$roles['administrator']->capabilities );
		self::assertSame( array(), WordPress::$roles['editor']->capabilities );
		self::assertArrayHasKey( 'admin_menu', WordPress::$hooks );
		WordPress::$roles = array();
		Plugin::activate();
	}

	public function test_classes_are_found_without_composer(): void {
		$code = 'namespace Footbridge; define( "ABSPATH", "/" ); foreach ( array( "add_action", "register_activation_hook", "register_deactivation_hook" ) as $name ) { eval( "function $name() {}" ); }'
			. ' require "' . dirname( __DIR__ ) . '/footbridge/footbridge.php"; echo json_encode( array( class_exists( Webhook\Key::class ), class_exists( "FootbridgeOther\Key" ) ) );';
		exec( escapeshellarg( PHP_BINARY ) . ' -n -r ' . escapeshellarg( $code ), $output );
		self::assertSame( array( '[true,false]' ), $output );
	}

	public function test_faustwp_is_guarded_before_any_other_plugin_can_ask_who_the_user_is(): void {
		Plugin::boot( '/footbridge.php' );
		self::assertSame( array( FaustGuard::class, 'close' ), WordPress::$hooks['plugins_loaded'][ PHP_INT_MIN ][0][0] );
	}

	public function test_a_network_is_left_site_by_site(): void {
		$left = 0;
		add_action( 'footbridge_deactivate', static function () use ( &$left ): void {
			++$left;
		} );
		Plugin::deactivate( true );
		WordPress::$options['sites'] = array( 1, 2, 5 );
		Plugin::deactivate( false );
		self::assertSame( 2, $left, 'one site each' );
		Plugin::deactivate( true );
		self::assertSame( 5, $left );
		self::assertSame( array( array( 1 ), array( 2 ), array( 5 ) ), WordPress::$calls['switch_to_blog'] );
		self::assertCount( 3, WordPress::$calls['restore_current_blog'] );
	}
}
