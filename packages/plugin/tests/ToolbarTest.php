<?php
declare( strict_types=1 );

namespace Footbridge\Tests;

use Footbridge\Tests\Double\WordPress;
use Footbridge\Toolbar;
use PHPUnit\Framework\TestCase;

/** The link to the front end in the toolbar. */
final class ToolbarTest extends TestCase {
	protected function setUp(): void {
		WordPress::$options      = array( 'faustwp_settings' => array( 'frontend_uri' => 'https://www.example.org/' ) );
		WordPress::$capabilities = array( 'edit_posts' );
		WordPress::$screen       = 'dashboard';
		WordPress::$posts        = array(
			12 => new \WP_Post( array( 'ID' => 12, 'post_name' => 'what-is-detox' ) ),
			13 => new \WP_Post( array( 'ID' => 13, 'post_status' => 'draft' ) ),
		);
		Toolbar::register();
	}

	/** Returns where the link leads; null without a link. */
	private static function href(): ?string {
		$bar = new class() {
			/** @var array<string, string> */
			public array $nodes = array();

			public function add_node( array $node ): void {
				$this->nodes[ $node['id'] ] = $node['href'];
			}
		};
		do_action( 'admin_bar_menu', $bar );
		return $bar->nodes['footbridge-view'] ?? null;
	}

	public function test_leads_through_the_sign_in_to_the_front_page_or_the_published_post_that_is_being_edited(): void {
		self::assertSame( 'https://www.example.org/api/faust/auth/sign-in?redirect_uri=%2F', self::href() );
		WordPress::$screen = 'post';
		WordPress::$edited = 12;
		self::assertSame( 'https://www.example.org/api/faust/auth/sign-in?redirect_uri=%2Fwhat-is-detox%2F', self::href() );
	}

	public function test_leads_to_the_front_page_from_a_draft_and_from_a_list(): void {
		WordPress::$screen = 'post';
		WordPress::$edited = 13;
		self::assertStringEndsWith( 'redirect_uri=%2F', (string) self::href() );
		WordPress::$screen = 'edit';
		WordPress::$edited = 12;
		self::assertStringEndsWith( 'redirect_uri=%2F', (string) self::href() );
	}

	public function test_is_missing_for_who_cannot_edit_and_without_a_front_end(): void {
		WordPress::$capabilities = array();
		self::assertNull( self::href() );
		WordPress::$capabilities = array( 'edit_posts' );
		WordPress::$options      = array();
		self::assertNull( self::href() );
	}
}
