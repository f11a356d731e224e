<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Preview;

use Footbridge\Preview\BlockRoute;
use Footbridge\Preview\Links;
use Footbridge\Preview\LinksPage;
use Footbridge\Preview\Routes;
use Footbridge\Preview\Token;
use Footbridge\Tests\Double\WordPress;
use WP_Error;
use WP_REST_Request;

/** Share links: created, opened, revoked, and forgotten. */
final class LinksTest extends LinksTestCase {
	public function test_a_new_link_has_everything_that_is_listed(): void {
		$entry = $this->create();
		self::assertSame( array( 'id', 'url', 'note', 'user', 'created', 'expires', 'revoked', 'opened', 'openings' ), array_keys( $entry ) );
		self::assertSame( array( $entry ), $this->entries() );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{16}$/D', $entry['id'] );
		self::assertSame( array( 'Dr. "O\'Neil" \\', 'User 7', 7 * self::DAY_S ), array( $entry['note'], $entry['user'], $entry['expires'] - $entry['created'] ) );
		self::assertStringStartsWith( 'https://site.example/preview/live/#', $entry['url'] );
		self::assertStringNotContainsString( substr( $entry['url'], -64 ), serialize( WordPress::$meta ), 'The token is not stored.' );
	}

	public function test_a_link_opens_its_post_and_no_other_until_it_expires(): void {
		WordPress::$options['rights'][] = array( 7, 'edit_post', 3 );

		$token = self::token( $this->create() );
		self::assertTrue( $this->opens( $token ) );
		self::assertFalse( $this->opens( $token, 3 ) );
		self::set( '_footbridge_share_link', 'expires', time() - 1 );
		self::assertFalse( $this->opens( $token ) );
		self::assertFalse( $this->opens( self::token( $this->entries()[0] ) ) );
	}

	public function test_openings_are_counted_once_a_minute(): void {
		$opened = 0;
		add_action( 'footbridge_share_link_opened', static function () use ( &$opened ): void {
			++$opened;
		} );
		$token = self::token( $this->create() );
		$this->opens( $token );
		$this->opens( $token );
		self::assertSame( array( 1, 1 ), array( $this->entries()[0]['openings'], $opened ) );
		self::set( '_footbridge_share_log', 'last', time() - 60 );
		$this->opens( $token );
		self::assertSame( array( 2, 2 ), array( $this->entries()[0]['openings'], $opened ) );
		self::assertLessThan( 10, time() - $this->entries()[0]['opened'] );
	}

	public function test_a_revoked_link_stays_revoked_when_it_is_opened(): void {
		$entry   = $this->create();
		$revoked = $this->revoke( $entry['id'] )->get_data();
		self::assertIsInt( $revoked['revoked'] );
		self::assertFalse( $this->opens( self::token( $entry ) ) );
		self::assertSame( array( $revoked ), $this->entries() );
	}

	public function test_only_a_link_of_the_post_can_be_revoked(): void {
		$entry = $this->create();
		self::assertSame( 404, $this->revoke( $entry['id'], 3 )->data['status'] );
		self::assertSame( 404, $this->revoke( '0123456789abcdef' )->data['status'] );
		self::assertTrue( $this->opens( self::token( $entry ) ) );
	}

	public function test_a_token_for_a_link_needs_the_links_user_with_the_right_and_its_end(): void {
		$entry = $this->create();
		WordPress::$options['rights'][] = array( 8, 'edit_post', 2 );
		self::assertFalse( $this->opens( ( new Token( 2, 8, 'https://site.example', $entry['expires'], $entry['id'] ) )->sign( str_repeat( 's', 32 ) ) ) );
		self::assertFalse( $this->opens( ( new Token( 2, 7, 'https://site.example', $entry['expires'] + 1, $entry['id'] ) )->sign( str_repeat( 's', 32 ) ) ) );
		WordPress::$options['rights'] = array();
		self::assertFalse( $this->opens( self::token( $entry ) ) );
	}

	public function test_rows_of_another_form_are_no_links(): void {
		$this->create();
		$row = WordPress::$meta[2]['_footbridge_share_link'][0];
		foreach ( array( 'x', array(), array( 'id' => 4 ) + $row, array( 'expires' => '9' ) + $row, array( 'revoked' => 'no' ) + $row, array( 'note' => null ) + $row ) as $value ) {
			WordPress::$meta[2]['_footbridge_share_link'] = array( $value );
			self::assertSame( array(), $this->entries() );
		}
		// Copied from another post.
		WordPress::$meta[3]['_footbridge_share_link'] = array( $row );
		self::assertSame( array(), Links::of( 3 ) );
	}

	public function test_a_log_of_another_form_counts_as_no_opening(): void {
		$token = self::token( $this->create() );
		$log   = &WordPress::$meta[2]['_footbridge_share_log'][0];
		$log   = array( 'last' => '1700000000', 'count' => '3' ) + $log;
		self::assertSame( array( null, 0 ), array( $this->entries()[0]['opened'], $this->entries()[0]['openings'] ) );
		self::assertTrue( $this->opens( $token ) );
	}

	public function test_a_post_has_twenty_active_links_at_most(): void {
		for ( $count = 0; $count < 20; ++$count ) {
			$entry = $this->create( "n$count" );
		}
		$request = new WP_REST_Request( array( 'post' => 2, 'days' => 1, 'note' => '' ) );
		self::assertSame( 409, Routes::create( $request )->data['status'] );
		$this->revoke( $entry['id'] );
		self::assertNotInstanceOf( WP_Error::class, Routes::create( $request ) );
		self::assertCount( 21, $this->entries() );
	}

	public function test_a_link_is_listed_ninety_days_after_its_end_and_then_forgotten(): void {
		$this->create( 'old' );
		self::set( '_footbridge_share_link', 'expires', time() - 90 * self::DAY_S + 60 );
		self::assertCount( 1, $this->entries() );
		self::set( '_footbridge_share_link', 'expires', time() - 90 * self::DAY_S );
		self::assertCount( 0, $this->entries() );
		$this->create( 'new' );
		self::database();
		LinksPage::register();
		do_action( 'wp_scheduled_delete' );
		self::assertSame( 'new', WordPress::$meta[2]['_footbridge_share_link'][0]['note'] );
		self::assertSame( array( 1, 1 ), array( count( WordPress::$meta[2]['_footbridge_share_link'] ), count( WordPress::$meta[2]['_footbridge_share_log'] ) ) );
	}

	public function test_other_plugins_learn_what_happened(): void {
		$heard = array();
		foreach ( array( 'created', 'opened', 'revoked' ) as $what ) {
			add_action( "footbridge_share_link_$what", static function ( ...$arguments ) use ( $what, &$heard ): void {
				$heard[] = array( $what, ...$arguments );
			}, 10, 3 );
		}
		$entry = $this->create();
		$this->opens( self::token( $entry ) );
		$this->revoke( $entry['id'] );
		$this->revoke( $entry['id'] );
		self::assertSame( array( array( 'created', 2, $entry['id'], 7 ), array( 'opened', 2, $entry['id'], 7 ), array( 'revoked', 2, $entry['id'], 7 ) ), $heard );
	}

	public function test_routes_are_for_users_who_may_edit_the_post(): void {
		$request = new WP_REST_Request( array( 'post' => 2 ) );
		self::assertTrue( Routes::permission( $request ) );
		WordPress::$capabilities = array( 'edit_posts' );
		self::assertSame( array( 403, 403 ), array( Routes::permission( $request )->data['status'], Routes::may_edit( $request )->data['status'] ) );
		WordPress::$capabilities                             = array( 'edit_post' );
		WordPress::$options['footbridge_settings']['secret'] = 'short';
		self::assertSame( 409, Routes::permission( $request )->data['status'] );
		WordPress::$posts[2]->post_status = 'trash';
		self::assertSame( 'This post is in the trash.', Routes::permission( $request )->message );
		self::assertTrue( Routes::may_edit( $request ) );
	}

	public function test_every_route_has_a_permission(): void {
		Routes::register();
		BlockRoute::register();
		do_action( 'rest_api_init' );
		$permissions = array();
		foreach ( WordPress::$calls['register_rest_route'] as list( , $path, $route ) ) {
			foreach ( isset( $route['methods'] ) ? array( $route ) : $route as $one ) {
				$permissions[ "{$one['methods']} $path" ] = $one['permission_callback'][1];
			}
		}
		self::assertSame( array( 'POST /preview/token' => 'permission', 'GET /preview/links' => 'permission', 'POST /preview/links' => 'permission', 'DELETE /preview/links/(?P<id>[0-9a-f]{16})' => 'may_edit', 'POST /preview/block' => 'permission' ), $permissions );
	}

	public function test_the_live_preview_gets_a_token_of_ten_minutes(): void {
		$data = Routes::token( new WP_REST_Request( array( 'post' => 2 ) ) )->get_data();
		self::assertSame( 'https://site.example/preview/live/', $data['url'] );
		self::assertLessThan( 10, abs( time() + 600 - $data['expires'] ) );
		self::assertTrue( $this->opens( $data['token'] ) );
	}
}
