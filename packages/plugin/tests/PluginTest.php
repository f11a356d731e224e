<?php
declare( strict_types=1 );

namespace Footbridge\Tests;

use Footbridge\Plugin;
use Footbridge\Tests\Double\WordPress;
use Footbridge\Versions\FaustGuard;
use PHPUnit\Framework\TestCase;

/** When the plugin starts, and when it is deactivated. */
final class PluginTest extends TestCase {
	private int $left = 0;

	protected function setUp(): void {
		$this->left = 0;
		add_action( 'footbridge_deactivate', fn() => ++$this->left );
	}

	public function test_faustwp_is_guarded_before_any_other_plugin_can_ask_who_the_user_is(): void {
		Plugin::boot( '/footbridge.php' );
		self::assertSame( array( FaustGuard::class, 'close' ), WordPress::$hooks['plugins_loaded'][ PHP_INT_MIN ][0][0] );
	}

	public function test_a_site_is_left_once(): void {
		Plugin::deactivate();
		self::assertSame( 1, $this->left );
	}

	public function test_a_network_is_left_site_by_site(): void {
		WordPress::$options['sites'] = array( 1, 2, 5 );
		Plugin::deactivate( true );
		self::assertSame( 3, $this->left );
		self::assertSame( array( array( 1 ), array( 2 ), array( 5 ) ), WordPress::$calls['switch_to_blog'] );
		self::assertCount( 3, WordPress::$calls['restore_current_blog'] );
	}

	public function test_one_site_of_a_network_is_left_alone(): void {
		WordPress::$options['sites'] = array( 1, 2, 5 );
		Plugin::deactivate( false );
		self::assertSame( 1, $this->left );
	}
}
