<?php
declare( strict_types=1 );

namespace Footbridge\Tests;

use Footbridge\Capabilities;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;
use WP_Role;

/** Who may clear the whole cache. */
final class CapabilitiesTest extends TestCase {
	protected function setUp(): void {
		WordPress::$roles = array(
			'administrator' => new WP_Role( array( 'manage_options' => true ) ),
			'editor'        => new WP_Role( array( 'edit_others_posts' => true ) ),
		);
		Capabilities::register();
	}

	public function test_activation_grants_it_to_administrators_and_to_nobody_else(): void {
		do_action( 'footbridge_activate' );
		self::assertSame( array( 'manage_options' => true, 'footbridge_clear_all' => true ), WordPress::$roles['administrator']->capabilities );
		self::assertSame( array( 'edit_others_posts' => true ), WordPress::$roles['editor']->capabilities );
	}

	public function test_a_site_without_that_role_is_activated_all_the_same(): void {
		WordPress::$roles = array();
		do_action( 'footbridge_activate' );
		self::assertSame( array(), WordPress::$roles );
	}
}
