<?php
declare( strict_types=1 );

namespace Footbridge\Tests;

use Footbridge\Dependencies;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** A site on which none of the other plugins is active. */
final class DependenciesTest extends TestCase {
	protected function setUp(): void {
		Dependencies::register();
	}

	public function test_who_may_activate_plugins_reads_what_is_missing_and_what_it_costs(): void {
		WordPress::$capabilities = array( 'activate_plugins' );
		$this->expectOutputRegex( '~^<div class="notice notice-warning">(?!.*plugin-install).*WPGraphQL</strong>: .*FaustWP.*plugins\.php.*</div>$~s' );
		do_action( 'admin_notices' );
	}

	public function test_each_missing_one_has_a_link_for_who_may_install(): void {
		WordPress::$capabilities = array( 'activate_plugins', 'install_plugins' );
		ob_start();
		do_action( 'admin_notices' );
		$html = (string) ob_get_clean();
		self::assertSame( 5, substr_count( $html, 'plugin-install.php?tab=search&amp;type=term&amp;s=' ) );
		self::assertStringContainsString( 's=Secure%20Custom%20Fields" aria-label="Install Advanced Custom Fields PRO / Secure Custom Fields"', $html );
	}

	public function test_nobody_else_is_told(): void {
		$this->expectOutputString( '' );
		do_action( 'admin_notices' );
	}
}
