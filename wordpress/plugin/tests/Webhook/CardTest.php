<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Webhook;

use Footbridge\Tests\Double\WordPress;
use Footbridge\Webhook\Card;
use PHPUnit\Framework\TestCase;

/** What lists show of a post. */
final class CardTest extends TestCase {
	private const POST = array( 'ID' => 2, 'post_type' => 'post', 'post_title' => 'Detox', 'post_content' => 'A beginning that lists show, and an end.' );

	protected function setUp(): void {
		WordPress::reset();
	}

	/** @param array<string, mixed> $other What differs. */
	private static function card( array $other = array() ): array {
		return Card::groups( new \WP_Post( array_merge( self::POST, $other ) ) );
	}

	public function test_the_end_of_a_text_is_on_no_card(): void {
		self::assertSame( self::card(), self::card( array( 'post_content' => 'A beginning that lists show, and another end.' ) ) );
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
		WordPress::$options['terms_of'][2] = array( (object) array( 'term_id' => 9 ) );
		self::assertNotSame( $before, self::card() );
	}

	public function test_an_excerpt_that_cannot_be_read_makes_it_unknown(): void {
		self::assertNull( self::card( array( 'post_content' => 'fails' ) )['excerpt'] );
	}

	public function test_meta_shows_on_cards_of_other_types_than_posts_and_pages(): void {
		self::assertSame( 'card', Card::group_of_meta( '_thumbnail_id', 'post' ) );
		self::assertSame( 'card', Card::group_of_meta( 'job_title', 'contributor' ) );
		self::assertSame( 'excerpt', Card::group_of_meta( '_wp_attachment_image_alt', 'attachment' ) );
		self::assertNull( Card::group_of_meta( 'segment', 'post' ) );
		self::assertNull( Card::group_of_meta( '_wp_page_template', 'facility' ) );
	}
}
