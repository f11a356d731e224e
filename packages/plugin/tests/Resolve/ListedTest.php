<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Resolve;

use Footbridge\Resolve\Listed;
use Footbridge\Tests\Double\Database;
use PHPUnit\Framework\TestCase;
use WP_Post;
use WP_Query;

/** Which posts the site's lists have. */
final class ListedTest extends TestCase {
	protected function setUp(): void {
		$GLOBALS['wpdb'] = new Database( static fn(): array => array( '4', '9' ) );
	}

	public function test_lists_leave_out_protected_posts_and_those_with_noindex(): void {
		self::assertSame( ' AND 1=1 AND wp_posts.ID NOT IN (4,9)', Listed::narrow( ' AND 1=1', new WP_Query( array( 'is_main_query', 'is_home' ) ) ) );
		self::assertSame( ' AND 1=1', Listed::narrow( ' AND 1=1', new WP_Query( array( 'is_main_query', 'is_singular' ) ) ) );
		self::assertSame( ' AND 1=1', Listed::narrow( ' AND 1=1', new WP_Query() ) );
		self::assertSame( array( 3, 5 ), Listed::sticky( array( 3, 4, '5', 9 ) ) );
		self::assertFalse( Listed::sticky( false ) );
	}

	public function test_the_ids_are_read_once_until_they_change(): void {
		update_option( Listed::OPTION, array( 'ids' => array( 1 ), 'at' => time() - 3601 ) );
		self::assertSame( 'wp_posts.ID NOT IN (4,9)', Listed::where(), 'old ids are read anew' );
		$GLOBALS['wpdb'] = new Database();
		self::assertSame( 'wp_posts.ID NOT IN (4,9)', Listed::where() );
		Listed::meta_changed( 1, 9, 'segment' );
		Listed::post_saved( 7, new WP_Post( array( 'ID' => 7 ) ) );
		self::assertSame( 'wp_posts.ID NOT IN (4,9)', Listed::where() );
		Listed::meta_changed( 1, 9, 'noindex' );
		self::assertSame( '1 = 1', Listed::where() );
	}

	public function test_a_password_that_is_set_or_removed_is_a_change(): void {
		foreach ( array( new WP_Post( array( 'ID' => 7, 'post_password' => 'x' ) ), new WP_Post( array( 'ID' => 4 ) ) ) as $saved ) {
			$GLOBALS['wpdb'] = new Database( static fn(): array => array( '4' ) );
			delete_option( Listed::OPTION );
			Listed::where();
			Listed::post_saved( $saved->ID, $saved );
			self::assertFalse( get_option( Listed::OPTION ) );
		}
	}
}
