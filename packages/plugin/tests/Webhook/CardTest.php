<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Webhook;

use Footbridge\Tests\Double\WordPress;
use Footbridge\Webhook\Card;
use PHPUnit\Framework\TestCase;

/** What lists show of a post. */
final class CardTest extends TestCase {
	private const POST = array( 'ID' => 2, 'post_type' => 'post', 'post_title' => 'Detox', 'post_content' => 'A beginning that lists show, and an end.' );

	private static function groups( array $other = array() ): array {
		return Card::groups( new \WP_Post( array_merge( self::POST, $other ) ), array() );
	}

	private static function card( array $other = array() ): array {
		return array_diff_key( self::groups( $other ), array( 'body' => true ) );
	}

	public function test_the_end_of_a_text_is_on_no_card(): void {
		$other = array( 'post_content' => 'A beginning that lists show, and another end.' );
		self::assertSame( self::card(), self::card( $other ) );
		self::assertNotSame( self::groups(), self::groups( $other ) );
	}

	public function test_a_post_that_was_saved_is_another_body_also_with_the_same_text(): void {
		self::assertNotSame( self::groups(), self::groups( array( 'post_modified' => '2026-01-01 00:00:00' ) ) );
	}

	public function test_topics_are_of_the_body_and_tags_are_not(): void {
		WordPress::$options['terms_of'][2] = array( 'post_tag' => array( (object) array( 'term_id' => 9 ) ) );
		$post                              = new \WP_Post( self::POST );
		self::assertSame( Card::groups( $post, array() )['body'], Card::groups( $post, array( 9 ) )['body'] );
		self::assertNotSame( Card::groups( $post, array() )['body'], Card::groups( $post, array( 4 ) )['body'] );
	}

	public function test_beginning_excerpt_date_and_password_are(): void {
		foreach ( array( array( 'post_content' => 'Another' ), array( 'post_excerpt' => 'By hand' ), array( 'post_date' => '2026-01-01 00:00:00' ), array( 'post_password' => 'x' ) ) as $other ) {
			self::assertNotSame( self::card(), self::card( $other ), (string) key( $other ) );
		}
	}

	public function test_title_and_slug_are_of_its_name(): void {
		foreach ( array( array( 'post_title' => 'Rehab' ), array( 'post_name' => 'rehab' ) ) as $other ) {
			self::assertNotSame( self::card()['name'], self::card( $other )['name'], (string) key( $other ) );
		}
	}

	public function test_the_order_of_a_facility_is_and_of_a_post_is_not(): void {
		foreach ( array( 'facility' => 3, 'post' => 0 ) as $type => $order ) {
			self::assertSame( $order, self::card( array( 'post_type' => $type, 'menu_order' => 3 ) )['card']['order'] );
		}
	}

	public function test_categories_are(): void {
		$before                            = self::card();
		WordPress::$options['terms_of'][2] = array( 'category' => array( (object) array( 'term_id' => 9 ) ) );
		self::assertNotSame( $before, self::card() );
	}

	public function test_an_excerpt_that_cannot_be_read_makes_it_unknown(): void {
		self::assertNull( self::card( array( 'post_content' => 'fails' ) )['excerpt'] );
	}

	public function test_meta_shows_on_cards_of_other_types_than_posts_and_pages(): void {
		self::assertSame( 'card', Card::group_of_meta( '_thumbnail_id', 'post' ) );
		self::assertSame( 'card', Card::group_of_meta( 'job_title', 'contributor' ) );
		self::assertSame( 'excerpt', Card::group_of_meta( '_wp_attachment_image_alt', 'attachment' ) );
		self::assertSame( 'body', Card::group_of_meta( 'schema', 'post' ) );
		self::assertSame( 'listed', Card::group_of_meta( 'noindex', 'page' ), 'the site does not list it' );
		self::assertSame( 'listed', Card::group_of_meta( 'segment', 'facility' ), 'related pages are ranked by it' );
		self::assertSame( 'body', Card::group_of_meta( '_wp_page_template', 'facility' ) );
	}
}
