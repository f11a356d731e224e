<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Preview;

use Footbridge\Preview\Links;
use Footbridge\Preview\LinksPage;
use Footbridge\Tests\Double\WordPress;

/** The page of all share links in wp-admin. */
final class LinksPageTest extends LinksTestCase {
	public function test_who_may_revoke_in_wp_admin(): void {
		$this->create();
		$link = Links::of( 2 )[0];
		self::assertTrue( LinksPage::may_revoke( $link ) );
		WordPress::$user = 8;
		self::assertTrue( LinksPage::may_revoke( $link ), 'may edit the post' );
		WordPress::$capabilities = array();
		self::assertFalse( LinksPage::may_revoke( $link ) );
		WordPress::$user = 7;
		self::assertTrue( LinksPage::may_revoke( $link ), 'made it' );
	}

	/** Returns the page's text, with the names of its buttons. */
	private static function page(): string {
		self::database();
		ob_start();
		LinksPage::render();
		return (string) ob_get_clean();
	}

	public function test_the_page_lists_every_link_with_a_button_for_active_ones(): void {
		WordPress::$posts[2]->post_title = 'Draft';

		$active = $this->create( 'For "Ann"' );
		$this->opens( self::token( $active ) );
		$revoked = $this->create( 'For Bob' );
		$this->revoke( $revoked['id'] );
		$page = self::page();
		foreach ( array( '>Draft</a>', 'For &quot;Ann&quot;', 'For Bob', 'User 7', gmdate( 'Y-m-d', $active['expires'] ), '<td>1</td>', 'Revoked ' . gmdate( 'Y-m-d' ) ) as $text ) {
			self::assertStringContainsString( $text, $page );
		}
		self::assertSame( 1, substr_count( $page, '<button' ) );
		self::assertStringContainsString( 'value="footbridge_revoke_link' . $active['id'] . '"', $page );
		self::assertStringNotContainsString( self::token( $active ), $page );
	}

	public function test_the_page_says_that_a_link_does_not_work_for_now(): void {
		$this->create();
		self::assertStringContainsString( 'Active <button', self::page() );
		WordPress::$posts[2]->post_status = 'trash';
		self::assertStringContainsString( 'Does not work', self::page() );
		WordPress::$posts[2]->post_status = 'draft';
		WordPress::$options['rights']     = array();
		self::assertStringContainsString( 'Does not work', self::page() );
	}

	public function test_the_page_lists_active_links_first_and_a_users_own_among_many_of_others(): void {
		$this->create( 'Own' );
		self::set( '_footbridge_share_link', 'created', time() - 60 );
		$own = WordPress::$meta[2]['_footbridge_share_link'][0];
		for ( $id = 100; $id < 210; ++$id ) {
			WordPress::$meta[ $id ]['_footbridge_share_link'] = array( array( 'id' => "other$id", 'post' => $id, 'user' => 8, 'note' => "Other $id", 'created' => time(), 'revoked' => time() ) + $own );
		}
		$page = self::page();
		self::assertSame( 100, substr_count( $page, '<tr>' ) - 1 );
		self::assertLessThan( strpos( $page, 'Other' ), strpos( $page, '<td>Own</td>' ) );
		WordPress::$capabilities = array( 'edit_posts' );
		$page                    = self::page();
		self::assertSame( 1, substr_count( $page, '<button' ) );
		self::assertStringNotContainsString( 'Other', $page );
	}

	public function test_the_page_hides_links_of_posts_that_the_user_may_not_edit(): void {
		$this->create( 'For Bob' );
		WordPress::$user         = 8;
		WordPress::$capabilities = array( 'edit_posts' );
		self::assertStringContainsString( 'None yet.', self::page() );
	}
}
